"""A speech server for Orca that writes each thing said as a line to the file that $HEARD names."""
import os

from orca import speechserver

heard = open(os.environ["HEARD"], "a", buffering=1)


class SpeechServer(speechserver.SpeechServer):
    server = None

    @staticmethod
    def getFactoryName():
        return "heard"

    @classmethod
    def getSpeechServers(cls):
        return [cls.getSpeechServer()]

    @classmethod
    def getSpeechServer(cls, info=None):
        cls.server = cls.server or cls()
        return cls.server

    @classmethod
    def shutdownActiveServers(cls):
        cls.server = None

    def getInfo(self):
        return ["heard", "heard"]

    def getVoiceFamilies(self):
        properties = {"name": "heard", "lang": "en", "dialect": "", "variant": None}
        return [speechserver.VoiceFamily(properties)]

    def getVoiceFamiliesForLanguage(self, *arguments, **named):
        return []

    def speak(self, text=None, acss=None, interrupt=True, **named):
        if isinstance(text, str) and text:
            heard.write(text.replace("\n", " ") + "\n")

    def speakCharacter(self, character, acss=None, **named):
        heard.write(character + "\n")

    def speakKeyEvent(self, event, acss=None, **named):
        pass

    def stop(self):
        pass

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass

    # Rate, pitch, punctuation and the like.
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *arguments, **named: None
