# Marks the messages with names in braces, so that msgfmt compares the names in a translation.
function flush_message(  number, has_names) {
  for (number = 1; number <= count; number++)
    if (lines[number] ~ /^(msgid|msgid_plural|")/ && lines[number] ~ /\{[a-z]+\}/) has_names = 1
  for (number = 1; number <= count; number++) {
    if (has_names && lines[number] ~ /^(msgctxt|msgid) / && !flagged) {
      print "#, perl-brace-format"
      flagged = 1
    }
    if (lines[number] !~ /^#, /) print lines[number]
  }
  count = 0
  flagged = 0
}
/^$/ { flush_message(); print; next }
{ lines[++count] = $0 }
END { flush_message() }
