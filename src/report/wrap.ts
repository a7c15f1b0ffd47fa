/** Breaks a text of our own at spaces into lines of at most 100 characters; lines after the first are indented by two more. */
export function wrap(text: string, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && indent.length + longer.length > 100) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.map((one, index) => `${indent}${index > 0 && indent !== '' ? '  ' : ''}${one}`).join('\n');
}
