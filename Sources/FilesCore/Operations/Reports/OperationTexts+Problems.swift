extension OperationTexts {
  /// Why an item is not done, in a few words: `“x” already exists there.`
  func reason(_ code: FileErrorCode, name: String, folder: String) -> String {
    Self.problems(code, ["name": name, "folder": folder]).reason
  }

  /// Why an item is not done and what can be done, in one sentence.
  func problem(_ code: FileErrorCode, name: String, folder: String) -> String {
    Self.problems(code, ["name": name, "folder": folder]).sentence
  }

  /// What an item says that is complete at the destination and still stands where it was.
  func keptBoth(_ code: FileErrorCode, name: String) -> String {
    switch code {
    case .changed:
      localized(
        """
        “{name}” was copied, and the original was kept because it changed or is in use; delete it once \
        you have looked.
        """, ["name": name])
    case .readOnly:
      localized(
        """
        “{name}” was copied, and the original was kept because its folder is read-only; delete it once \
        that is changed.
        """, ["name": name])
    case .permission:
      localized(
        """
        “{name}” was copied, and the original was kept because permission is missing; ask its owner to \
        delete it.
        """, ["name": name])
    default:
      localized(
        """
        “{name}” was copied, and the original was kept because its device failed; check the device, then \
        delete it.
        """, ["name": name])
    }
  }

  /// What an item says that the person stopped.
  func stopped(name: String) -> String {
    localized(
      "“{name}” was left where it is because you stopped the operation; start it again to go on.",
      ["name": name])
  }

  /// What an item says that was not archived because another one could not be.
  func leftOut(name: String) -> String {
    localized(
      "“{name}” was not archived, because another file could not be; start it again without that one.",
      ["name": name])
  }

  /// Why an archive could not be extracted.
  func unreadable(_ error: ArchiveError, name: String) -> String {
    error == .locked
      ? localized(
        "“{name}” is locked with a password; extract it with a program that asks for that.", ["name": name])
      : localized("“{name}” is damaged or no archive that is known here.", ["name": name])
  }

  /// What was extracted without some of its entries.
  func extracted(leftOut: Int) -> String {
    localizedPlural(
      "Extracted, without {count} entry that leads out of its folder or is no file",
      "Extracted, without {count} entries that lead out of their folder or are no files", leftOut)
  }

  /// What an item says for which nothing had to be done.
  func skipped(_ code: FileErrorCode?, name: String) -> String {
    code == .samePlace
      ? localized("“{name}” is in that folder already.", ["name": name])
      : localized("“{name}” was left out, because something with its name is there already.", ["name": name])
  }

  /// What is said where the journal cannot be written, so that nothing may be begun.
  func journalProblem(_ code: FileErrorCode, folder: String) -> String {
    switch code {
    case .noSpace:
      localized(
        """
        Nothing was done, because “{folder}”, which keeps the undo history, is full; free some space and \
        try again.
        """, ["folder": folder])
    case .permission, .notOurs:
      localized(
        """
        Nothing was done, because “{folder}”, which keeps the undo history, belongs to somebody else; \
        make it yours and try again.
        """, ["folder": folder])
    case .readOnly:
      localized(
        """
        Nothing was done, because “{folder}”, which keeps the undo history, is read-only; make it \
        writable and try again.
        """, ["folder": folder])
    default:
      localized(
        """
        Nothing was done, because “{folder}”, which keeps the undo history, cannot be written; check it \
        and try again.
        """, ["folder": folder])
    }
  }

  private static func problems(
    _ code: FileErrorCode, _ values: KeyValuePairs<String, String>
  ) -> (reason: String, sentence: String) {
    switch code {
    case .exists:
      (
        localized("“{name}” already exists there.", values),
        localized(
          "“{name}” already exists in “{folder}”; rename one of the two or choose another folder.", values)
      )
    case .notFound:
      (
        localized("“{name}” is no longer there.", values),
        localized(
          "“{name}” is no longer there; look whether it was moved, renamed or deleted meanwhile.", values)
      )
    case .intoItself:
      (
        localized("“{name}” cannot go into itself.", values),
        localized("“{name}” cannot go into itself or into a folder inside it; choose another folder.", values)
      )
    case .samePlace:
      (
        localized("“{name}” is there already.", values),
        localized("“{name}” is in “{folder}” already; choose another folder.", values)
      )
    case .noSpace:
      (
        localized("There is not enough space for “{name}”.", values),
        localized(
          "There is not enough space for “{name}” in “{folder}”; free some space or choose another folder.",
          values)
      )
    case .readOnly:
      (
        localized("“{name}” is on a read-only device.", values),
        localized(
          """
          “{name}” cannot be changed because its device is read-only; make it writable or copy the file \
          instead.
          """, values)
      )
    case .permission:
      (
        localized("Permission is missing for “{name}”.", values),
        localized(
          "You don't have permission to do this with “{name}”; ask the owner of it or of its folder.", values)
      )
    case .specialFile:
      (
        localized("“{name}” is or contains a socket or a device.", values),
        localized(
          "“{name}” is or contains a socket or a device, which cannot be copied; leave it out.", values)
      )
    case .changed:
      (
        localized("“{name}” changed meanwhile.", values),
        localized("“{name}” changed meanwhile, so it was left as it is; look at it and try again.", values)
      )
    case .noTrash:
      (
        localized("There is no Trash for “{name}”.", values),
        localized("There is no Trash where “{name}” is; delete it permanently or move it elsewhere.", values)
      )
    case .notInTrash:
      (
        localized("“{name}” is no longer in the Trash.", values),
        localized(
          "“{name}” is no longer in the Trash; look whether it was restored or deleted there.", values)
      )
    case .notOurs:
      (
        localized("Something else is called “{name}” now.", values),
        localized(
          "Something else is called “{name}” now, so it was left alone; move it away to go on.", values)
      )
    case .nameTooLong:
      (
        localized("The name “{name}” is too long there.", values),
        localized("The name “{name}” is too long for “{folder}”; choose a shorter one.", values)
      )
    case .nameNotAllowed:
      (
        localized("The name “{name}” is not allowed there.", values),
        localized("The name “{name}” is not allowed in “{folder}”; rename it first.", values)
      )
    case .mountPoint:
      (
        localized("“{name}” is or contains a mounted volume.", values),
        localized("“{name}” is or contains a mounted volume; unmount it first.", values)
      )
    case .busy:
      (
        localized("“{name}” is in use.", values),
        localized(
          "“{name}” is in use by another program or operation; wait for that to end and try again.", values)
      )
    case .notSupported:
      (
        localized("“{folder}” cannot hold “{name}”.", values),
        localized(
          "The file system of “{folder}” cannot hold “{name}”; choose a folder on another device.", values)
      )
    case .io:
      (
        localized("The device failed while reading or writing “{name}”.", values),
        localized(
          "The device failed while reading or writing “{name}”; check its connection and try again.", values)
      )
    }
  }
}
