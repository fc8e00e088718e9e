import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS } from './fonts-folder.ts'

const FACES = { latin: 'roboto', devanagari: 'noto-sans-devanagari' } as const
const WEIGHTS = { plain: 400, bold: 700 } as const
type Face = keyof typeof FACES

export interface Style {
  /** Points. */
  size: number
  weight?: keyof typeof WEIGHTS
  colour?: string
  align?: 'left' | 'right'
}

interface Box {
  x: number
  y: number
  width: number
}

const INK = '#0F1528'
const LEADING = 1.45
/** Signs that join the letters beside them belong to their script. */
const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/gu

const read = new Map<string, Uint8Array>()

function fontFile(name: string): Uint8Array {
  const bytes = read.get(name) ?? new Uint8Array(readFileSync(join(FONTS, `${name}.ttf`)))
  read.set(name, bytes)
  return bytes
}

export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const family of Object.values(FACES))
    for (const weight of Object.values(WEIGHTS))
      doc.registerFont(`${family}-${weight}`, fontFile(`${family}-${weight}`))
}

function withFont(doc: PDFKit.PDFDocument, face: Face, { size, weight = 'plain' }: Style): PDFKit.PDFDocument {
  return doc.font(`${FACES[face]}-${WEIGHTS[weight]}`).fontSize(size)
}

/** Neither font has the other's letters, so that a line is drawn in pieces. */
function runsOf(line: string): { face: Face; text: string }[] {
  const runs: { face: Face; text: string }[] = []
  let from = 0
  for (const { 0: text, index } of line.matchAll(DEVANAGARI)) {
    if (index > from) runs.push({ face: 'latin', text: line.slice(from, index) })
    runs.push({ face: 'devanagari', text })
    from = index + text.length
  }
  if (from < line.length) runs.push({ face: 'latin', text: line.slice(from) })
  return runs
}

const widthOf = (doc: PDFKit.PDFDocument, line: string, style: Style): number =>
  runsOf(line).reduce((sum, { face, text }) => sum + withFont(doc, face, style).widthOfString(text), 0)

/** A text in lines that fit; a word that is wider than a line, such as an address, is cut. */
function linesOf(doc: PDFKit.PDFDocument, text: string, width: number, style: Style): string[] {
  const space = widthOf(doc, ' ', style)
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let taken = 0
    for (const piece of paragraph.split(/\s+/u).flatMap((word) => cut(doc, word, width, style))) {
      const wide = widthOf(doc, piece, style)
      if (line !== '' && taken + space + wide > width) {
        lines.push(line)
        line = ''
      }
      taken = line === '' ? wide : taken + space + wide
      line = line === '' ? piece : `${line} ${piece}`
    }
    return [...lines, line]
  })
}

/** A word in pieces that fit into a line; most are one. */
function cut(doc: PDFKit.PDFDocument, word: string, width: number, style: Style): string[] {
  if (widthOf(doc, word, style) <= width) return [word]
  const pieces = ['']
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    const longer = `${pieces.at(-1) ?? ''}${segment}`
    if (widthOf(doc, longer, style) <= width) pieces[pieces.length - 1] = longer
    else pieces.push(segment)
  }
  return pieces
}

const lineHeight = ({ size }: Style): number => size * LEADING

export const heightOf = (doc: PDFKit.PDFDocument, text: string, width: number, style: Style): number =>
  linesOf(doc, text, width, style).length * lineHeight(style)

/** Draws a text into a column and answers how high it is. */
export function drawText(doc: PDFKit.PDFDocument, text: string, { x, y, width }: Box, style: Style): number {
  const lines = linesOf(doc, text, width, style)
  doc.fillColor(style.colour ?? INK)
  for (const [index, line] of lines.entries()) {
    let at = style.align === 'right' ? x + width - widthOf(doc, line, style) : x
    for (const { face, text: run } of runsOf(line)) {
      const baseline = y + index * lineHeight(style) + style.size
      // pdfkit's types know the names of the baselines alone.
      withFont(doc, face, style).text(run, at, baseline, { lineBreak: false, baseline: 'alphabetic' })
      at += doc.widthOfString(run)
    }
  }
  return lines.length * lineHeight(style)
}
