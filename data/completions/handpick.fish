# Completions for handpick in fish.

complete -c handpick -f
complete -c handpick -l select -d 'Open the folder of files with these selected'
complete -c handpick -l help -d 'Print a summary'
complete -c handpick -l version -d 'Print the version'
complete -c handpick -n 'not __fish_seen_argument -l select' -a '(__fish_complete_directories)'
complete -c handpick -n '__fish_seen_argument -l select' -F
