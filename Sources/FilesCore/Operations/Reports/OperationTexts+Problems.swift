extension OperationTexts {
  /// Why an item is not done, in a few words: `“x” already exists there.`
  func reason(_ code: FileErrorCode, name: String, folder: String) -> String {
    phrase(Self.problems(code).reason, name: name, folder: folder)
  }

  /// Why an item is not done and what can be done, in one sentence.
  func problem(_ code: FileErrorCode, name: String, folder: String) -> String {
    phrase(Self.problems(code).sentence, name: name, folder: folder)
  }

  /// What an item says that is complete at the destination and still stands where it was.
  func keptBoth(_ code: FileErrorCode, name: String) -> String {
    let sentence =
      switch code {
      case .changed:
        """
        “{name}” was copied, and the original was kept because it changed or is in use; delete it once \
        you have looked.
        """
      case .readOnly:
        """
        “{name}” was copied, and the original was kept because its folder is read-only; delete it once \
        that is changed.
        """
      case .permission:
        """
        “{name}” was copied, and the original was kept because permission is missing; ask its owner to \
        delete it.
        """
      default:
        """
        “{name}” was copied, and the original was kept because its device failed; check the device, then \
        delete it.
        """
      }
    return phrase(sentence, name: name)
  }

  /// What an item says that the person stopped.
  func stopped(name: String) -> String {
    phrase(
      "“{name}” was left where it is because you stopped the operation; start it again to go on.", name: name)
  }

  /// What an item says for which nothing had to be done.
  func skipped(_ code: FileErrorCode?, name: String) -> String {
    code == .samePlace
      ? phrase("“{name}” is in that folder already.", name: name)
      : phrase("“{name}” was left out, because something with its name is there already.", name: name)
  }

  /// What is said where the journal cannot be written, so that nothing may be begun.
  func journalProblem(_ code: FileErrorCode, folder: String) -> String {
    let sentence =
      switch code {
      case .noSpace:
        """
        Nothing was done, because “{folder}”, which keeps the undo history, is full; free some space and \
        try again.
        """
      case .permission, .notOurs:
        """
        Nothing was done, because “{folder}”, which keeps the undo history, belongs to somebody else; \
        make it yours and try again.
        """
      case .readOnly:
        """
        Nothing was done, because “{folder}”, which keeps the undo history, is read-only; make it \
        writable and try again.
        """
      default:
        """
        Nothing was done, because “{folder}”, which keeps the undo history, cannot be written; check it \
        and try again.
        """
      }
    return phrase(sentence, folder: folder)
  }

  private static func problems(_ code: FileErrorCode) -> (reason: String, sentence: String) {
    switch code {
    case .exists:
      (
        "“{name}” already exists there.",
        "“{name}” already exists in “{folder}”; rename one of the two or choose another folder."
      )
    case .notFound:
      (
        "“{name}” is no longer there.",
        "“{name}” is no longer there; look whether it was moved, renamed or deleted meanwhile."
      )
    case .intoItself:
      (
        "“{name}” cannot go into itself.",
        "“{name}” cannot go into itself or into a folder inside it; choose another folder."
      )
    case .samePlace:
      (
        "“{name}” is there already.",
        "“{name}” is in “{folder}” already; choose another folder."
      )
    case .noSpace:
      (
        "There is not enough space for “{name}”.",
        "There is not enough space for “{name}” in “{folder}”; free some space or choose another folder."
      )
    case .readOnly:
      (
        "“{name}” is on a read-only device.",
        """
        “{name}” cannot be changed because its device is read-only; make it writable or copy the file \
        instead.
        """
      )
    case .permission:
      (
        "Permission is missing for “{name}”.",
        "You don't have permission to do this with “{name}”; ask the owner of it or of its folder."
      )
    case .specialFile:
      (
        "“{name}” is or contains a socket or a device.",
        "“{name}” is or contains a socket or a device, which cannot be copied; leave it out."
      )
    case .changed:
      (
        "“{name}” changed meanwhile.",
        "“{name}” changed meanwhile, so it was left as it is; look at it and try again."
      )
    case .noTrash:
      (
        "There is no Trash for “{name}”.",
        "There is no Trash where “{name}” is; delete it permanently or move it elsewhere."
      )
    case .notInTrash:
      (
        "“{name}” is no longer in the Trash.",
        "“{name}” is no longer in the Trash; look whether it was restored or deleted there."
      )
    case .notOurs:
      (
        "Something else is called “{name}” now.",
        "Something else is called “{name}” now, so it was left alone; move it away to go on."
      )
    case .nameTooLong:
      (
        "The name “{name}” is too long there.",
        "The name “{name}” is too long for “{folder}”; choose a shorter one."
      )
    case .nameNotAllowed:
      (
        "The name “{name}” is not allowed there.",
        "The name “{name}” is not allowed in “{folder}”; rename it first."
      )
    case .mountPoint:
      (
        "“{name}” is or contains a mounted volume.",
        "“{name}” is or contains a mounted volume; unmount it first."
      )
    case .busy:
      (
        "“{name}” is in use.",
        "“{name}” is in use by another program or operation; wait for that to end and try again."
      )
    case .notSupported:
      (
        "“{folder}” cannot hold “{name}”.",
        "The file system of “{folder}” cannot hold “{name}”; choose a folder on another device."
      )
    case .io:
      (
        "The device failed while reading or writing “{name}”.",
        "The device failed while reading or writing “{name}”; check its connection and try again."
      )
    }
  }
}
