import { setImmediate } from 'node:timers/promises'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { drawText, heightOf } from './draw-text.ts'
import type { Style } from './draw-text.ts'
import { MARGIN, openPdf } from './tagged-pdf.ts'

/** Something with a heading, and what is said below it, line by line. */
export interface EvidencePart {
  title: string
  lines: readonly { head?: string; text: string }[]
}

interface Evidence {
  title: string
  author: string
  made_at: Date
  /** Above everything: what this is, of whom, made by whom and why. */
  lead: readonly string[]
  parts: readonly EvidencePart[]
}

const BOTTOM = 60
const TITLE: Style = { size: 20, weight: 'bold' }
const PART: Style = { size: 13, weight: 'bold' }
const HEAD: Style = { size: 8.5, colour: '#595B5E' }
const BODY: Style = { size: 10 }
/** So much of one text is drawn in one piece, so that a long one goes over the end of a page. */
const PIECE = 600
/** Drawing keeps the process to itself: after so many lines others get a turn. */
const LINES_A_TURN = 20

/** What is known about a ticket, to be handed on: tagged, so that it can be read out; the same facts make the same bytes. */
export async function evidencePdf({ title, author, made_at, lead, parts }: Evidence): Promise<Uint8Array<ArrayBuffer>> {
  const info = { Title: title, Author: author, CreationDate: made_at }
  const { doc, root, width, finish } = openPdf(DEFAULT_LOCALE, info)
  let y = MARGIN
  const block = (kind: 'H1' | 'H2' | 'P', text: string, style: Style, keep = 0) => {
    for (const piece of piecesOf(text)) {
      const height = heightOf(doc, piece, width, style)
      if (y + height + keep > doc.page.height - BOTTOM) {
        doc.addPage()
        y = MARGIN
      }
      const box = { x: MARGIN, y, width }
      root.add(doc.struct(kind, { actual: piece }, () => void drawText(doc, piece, box, style)))
      y += height + 3
    }
  }
  block('H1', title, TITLE)
  for (const text of lead) block('P', text, BODY)
  for (const part of parts) {
    y += 14
    block('H2', part.title, PART, 40)
    for (const [index, { head, text }] of part.lines.entries()) {
      y += 4
      if (head !== undefined) block('P', head, HEAD, 20)
      block('P', text, BODY)
      if (index % LINES_A_TURN === 0) await setImmediate()
    }
  }
  return finish()
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const paragraph of text.split('\n')) {
    let rest = paragraph
    while (rest.length > PIECE) {
      const at = rest.lastIndexOf(' ', PIECE)
      const end = at > 0 ? at : PIECE
      pieces.push(rest.slice(0, end))
      rest = rest.slice(end).trimStart()
    }
    if (rest.trim() !== '') pieces.push(rest)
  }
  return pieces
}
