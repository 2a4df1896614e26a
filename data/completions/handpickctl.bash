# Completions for handpickctl in bash.

_handpickctl() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  local commands='list move copy duplicate trash delete undo redo history recover' options=--json
  COMPREPLY=()

  # bash gives --to=WORD as the three words --to, = and WORD.
  if [[ $word == '=' ]]; then
    word=
  elif [[ $previous == '=' ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  [[ ${COMP_WORDS[COMP_CWORD]} == '=' ]] && previous=${COMP_WORDS[COMP_CWORD - 1]}

  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W "$commands --help --version" -- "$word")
    return
  fi
  case $previous in
    --to)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -d -- "$word")
      return
      ;;
    --on-conflict)
      mapfile -t COMPREPLY < <(compgen -W 'fail skip keep-both replace merge' -- "$word")
      return
      ;;
    --sort)
      mapfile -t COMPREPLY < <(compgen -W 'name size modified type' -- "$word")
      return
      ;;
  esac
  case $command in
    list) options='--sort= --reverse --hidden -0 --json' ;;
    move | copy) options='--to= --on-conflict= --json' ;;
    delete) options='--permanently --json' ;;
  esac
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options --help" -- "$word")
    [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace
    return
  fi
  case $command in
    list)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -d -- "$word")
      ;;
    move | copy | duplicate | trash | delete)
      compopt -o filenames
      mapfile -t COMPREPLY < <(compgen -f -- "$word")
      ;;
    undo | redo)
      mapfile -t COMPREPLY < <(compgen -W "$(handpickctl history 2>/dev/null | cut -d' ' -f1)" -- "$word")
      ;;
  esac
}

complete -F _handpickctl handpickctl
