/// The script that has a shell ask this program what may follow.
enum CompletionScript: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Printed in place of words where the shell is to offer files.
  static let files = ":files"

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  private static let bashText = #"""
    # Completions of widgetty for bash; with bash-completion also of words with = and :.
    _widgetty() {
      local cur="${COMP_WORDS[COMP_CWORD]}" cword=$COMP_CWORD line word
      local -a words=("${COMP_WORDS[@]}")
      if declare -F _get_comp_words_by_ref >/dev/null; then
        _get_comp_words_by_ref -n =: cur words cword
      fi
      COMPREPLY=()
      while IFS= read -r line; do
        word=${line%%$'\t'*}
        if [[ $word == :files ]]; then
          compopt -o filenames
          mapfile -t COMPREPLY < <(compgen -f -- "$cur")
          return
        fi
        [[ $word == *= ]] && compopt -o nospace
        COMPREPLY+=("$(printf %q "$word")")
      done < <("${words[0]}" completion words -- "${words[@]:1:cword}" 2>/dev/null)
      if declare -F __ltrim_colon_completions >/dev/null; then
        __ltrim_colon_completions "$cur"
      fi
      # What stands before the last = has been typed already, as far as bash is concerned.
      if [[ $cur == *=* && $COMP_WORDBREAKS == *=* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${cur%"${cur##*=}"}"}")
      fi
    }
    complete -F _widgetty widgetty

    """#

  private static let zshText = #"""
    #compdef widgetty
    # Completions of widgetty for zsh.
    _widgetty() {
      local -a lines whole open
      local line word note
      lines=("${(@f)$("${(Q)words[1]}" completion words -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}")
      for line in $lines; do
        word=${line%%$'\t'*}
        note=${line#*$'\t'}
        if [[ $word == :files ]]; then
          _files
          return
        fi
        [[ -n $word ]] || continue
        word=${word//:/\\:}
        if [[ $word == *= ]]; then open+=("$word:$note"); else whole+=("$word:$note"); fi
      done
      local result=1
      (( $#whole )) && _describe -V widgetty whole && result=0
      (( $#open )) && _describe -V widgetty open -S '' && result=0
      return result
    }
    if [[ $funcstack[1] == _widgetty ]]; then _widgetty "$@"; else compdef _widgetty widgetty; fi

    """#

  private static let fishText = #"""
    # Completions of widgetty for fish.
    function __widgetty_words
        set -l typed (commandline -opc)
        set -l program $typed[1]
        set -e typed[1]
        set -l lines ($program completion words -- $typed (commandline -ct) 2>/dev/null)
        if test "$lines[1]" = :files
            __fish_complete_path (commandline -ct)
            return
        end
        printf '%s\n' $lines
    end
    complete -c widgetty -f -a '(__widgetty_words)'

    """#
}
