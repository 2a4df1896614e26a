# Completions for handpickctl in fish.

set -l commands list move copy duplicate trash delete undo redo history recover
set -l none "not __fish_seen_subcommand_from $commands"

complete -c handpickctl -f
complete -c handpickctl -n "$none" -l help -d 'Print a summary'
complete -c handpickctl -n "$none" -l version -d 'Print the version'
complete -c handpickctl -n "$none" -a list -d 'Print the names in a folder'
complete -c handpickctl -n "$none" -a move -d 'Move files into a folder'
complete -c handpickctl -n "$none" -a copy -d 'Copy files into a folder'
complete -c handpickctl -n "$none" -a duplicate -d 'Copy files beside themselves'
complete -c handpickctl -n "$none" -a trash -d 'Move files to the Trash'
complete -c handpickctl -n "$none" -a delete -d 'Remove files for good'
complete -c handpickctl -n "$none" -a undo -d 'Take an operation back'
complete -c handpickctl -n "$none" -a redo -d 'Do again what was undone'
complete -c handpickctl -n "$none" -a history -d 'Print the operations that can be undone'
complete -c handpickctl -n "$none" -a recover -d 'Finish what a crash interrupted'

complete -c handpickctl -n "__fish_seen_subcommand_from $commands" -l json -d 'Print JSON'
complete -c handpickctl -n '__fish_seen_subcommand_from move copy duplicate trash delete' -F
complete -c handpickctl -n '__fish_seen_subcommand_from move copy' -l to -x -a '(__fish_complete_directories)' \
  -d 'Set the destination'
complete -c handpickctl -n '__fish_seen_subcommand_from move copy' -l on-conflict -x \
  -a 'fail skip keep-both replace merge' -d 'Decide where a name is taken'
complete -c handpickctl -n '__fish_seen_subcommand_from delete' -l permanently -d 'Remove for good'
complete -c handpickctl -n '__fish_seen_subcommand_from list' -a '(__fish_complete_directories)'
complete -c handpickctl -n '__fish_seen_subcommand_from list' -l sort -x -a 'name size modified type' \
  -d 'Set the order'
complete -c handpickctl -n '__fish_seen_subcommand_from list' -l reverse -d 'Turn the order round'
complete -c handpickctl -n '__fish_seen_subcommand_from list' -l hidden -d 'List hidden files too'
complete -c handpickctl -n '__fish_seen_subcommand_from list' -s 0 -d 'End names by NUL'
complete -c handpickctl -n '__fish_seen_subcommand_from undo redo' -x \
  -a '(handpickctl history 2>/dev/null | string replace -r "^(\S+)  +" "\$1\t")'
