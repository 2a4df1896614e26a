import FilesCore

/// What `--help` prints.
enum Usage {
  static let text = localized(
    """
    Usage:
      handpickctl list      [--sort=name|size|modified|type] [--reverse] [--hidden] [-0] [--json] FOLDER
      handpickctl move      --to=FOLDER [--on-conflict=POLICY] [--json] [--] FILE…
      handpickctl copy      --to=FOLDER [--on-conflict=POLICY] [--json] [--] FILE…
      handpickctl duplicate [--json] [--] FILE…
      handpickctl trash     [--json] [--] FILE…
      handpickctl delete    --permanently [--json] [--] FILE…
      handpickctl undo      [--json] [OPERATION]
      handpickctl redo      [--json] [OPERATION]
      handpickctl history   [--json]
      handpickctl recover   [--json]
      handpickctl --help | --version

    POLICY is what happens where a name is taken: fail (the default), skip, keep-both, replace (what stood there
    goes to the Trash first) or merge (a folder's entries go into the folder that stands there).

    Exit status: 0 every file is done or skipped, 1 at least one ended otherwise, 2 the command line is wrong,
    130 cancelled.

    """)
}
