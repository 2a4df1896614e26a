# Completions for handpick in bash.

_handpick() {
  local word=${COMP_WORDS[COMP_CWORD]}
  COMPREPLY=()
  if [[ $word == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W '--select --help --version' -- "$word")
    return
  fi
  compopt -o filenames
  if [[ " ${COMP_WORDS[*]:1} " == *' --select '* ]]; then
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -d -- "$word")
  fi
}

complete -F _handpick handpick
