import FilesCore
import GtkSupport
import SelectionToolbar

/// The ways of sharing files that can work on this desktop.
enum FileShareWays {
  static func all(
    for window: FolderWindow, _ services: ShareServices, _ contents: ShareContents
  ) -> [ShareWay] {
    [copy, .copyLinks(title: localized("Copy links"), done: localized("Copied links"))]
      + (contents.areFilesOrFolders ? mail(window, services) : [])
      + (contents.areFiles ? services.phones.map(phone) : [])
      + (contents.areFiles && services.hasBluetooth ? [bluetooth] : []) + [openWith, archive(window)]
  }

  private static var copy: ShareWay {
    ShareWay(title: localizedInContext("to the clipboard", "Copy"), symbol: "edit-copy-symbolic") {
      uris, context in
      FileClipboard.copy(uris, isCut: false, context)
      return FilePhrases.copied(uris.count)
    }
  }

  private static func mail(_ window: FolderWindow, _ services: ShareServices) -> [ShareWay] {
    guard let mailer = services.mailer else { return [] }
    return [
      ShareWay(
        title: localized("Email"), symbol: "mail-send-symbolic",
        performing: { [weak window] uris, _ in
          try await window?.mail(uris, with: mailer) ?? .backedOut
        })
    ]
  }

  private static func phone(_ phone: Phone) -> ShareWay {
    let values: KeyValuePairs = ["device": phone.name]
    return ShareWay(
      title: localized("Send to “{device}”", values), symbol: "phone-symbolic",
      perform: { uris, _ in
        guard await phone.hand(over: uris) else {
          throw ShareProblem(localized("“{device}” did not take the files.", values))
        }
        return localizedPlural(
          "Handed {count} file over to “{device}”", "Handed {count} files over to “{device}”", uris.count,
          values)
      })
  }

  private static var bluetooth: ShareWay {
    ShareWay(
      title: localized("Send by Bluetooth"), symbol: "bluetooth-active-symbolic",
      perform: { uris, _ in
        let command = Bluetooth.command(uris.compactMap { FilePath(uri: $0) })
        if let reason = await ProgramRun.start(command) {
          throw ShareProblem(
            localized("The program for Bluetooth could not be started: {reason}", ["reason": reason]))
        }
        return localized("Opened the program for Bluetooth")
      })
  }

  private static var openWith: ShareWay {
    ShareWay(
      title: localized("Open with…"), symbol: "document-open-symbolic",
      isAvailable: { !OpenWithDialog.choices(for: $0).isEmpty },
      perform: { uris, context in try await OpenWithDialog.open(uris, context) })
  }

  private static func archive(_ window: FolderWindow) -> ShareWay {
    ShareWay(
      title: localized("Save as ZIP…"), symbol: "package-x-generic-symbolic",
      performing: { [weak window] uris, _ in try await window?.saveAsArchive(uris) ?? .backedOut })
  }
}
