/**
 * A page of A4 with a title and some lines, as a PDF by hand: a demo's file needs no library. Letters beyond ASCII are
 * not among its fonts.
 */
export function pdfOf(title: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = [
    `/F1 20 Tf 56 770 Td ${literal(title)} Tj`,
    '/F1 12 Tf 0 -14 Td',
    ...lines.map((line) => `0 -20 Td ${literal(line)} Tj`),
  ]
  const drawing = `BT\n${shown.join('\n')}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  const offsets: number[] = []
  let text = '%PDF-1.4\n'
  for (const [place, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${place + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new TextEncoder().encode(`${text}xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`)
}

const literal = (text: string): string =>
  `(${text.replaceAll(/[^ -~]/g, '-').replaceAll(/[\\()]/g, (sign) => `\\${sign}`)})`
