import type { Box } from './creative-sizes.ts'

/** Width of a text in pixels at a size and weight. The canvas knows; a test has its own. */
export type Measure = (text: string, size: number, weight: number) => number

export interface FittedText {
  lines: readonly string[]
  /** Pixels. */
  size: number
  weight: number
  lineHeight: number
  box: Box
}

export interface TextStyle {
  /** Largest letters that are tried, pixels. */
  max: number
  weight: number
  /** Of the letters' size: Devanagari stands taller than Latin. */
  leading: number
}

/** Nobody reads less; a text that needs it has been made for another picture. */
const SMALLEST = 8
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Breaks a text at its spaces (not at those that hold together), and a word that is wider than the line between its letters. */
export function wrapText(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[ \n]+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const { segment } of letters.segment(word)) {
      if (line !== '' && widthOf(line + segment) > width) {
        lines.push(line)
        line = ''
      }
      line += segment
    }
  }
  if (line !== '') lines.push(line)
  return lines
}

/** The text at the largest size at which all of it stands inside its box: nothing is ever left out. */
export function fitText(text: string, box: Box, style: TextStyle, measure: Measure): FittedText {
  const { max, weight, leading } = style
  let size = max
  for (;;) {
    const lines = wrapText(text, box.w, (part) => measure(part, size, weight))
    const lineHeight = size * leading
    if (size <= SMALLEST || lines.length * lineHeight <= box.h) return { lines, size, weight, lineHeight, box }
    size -= 1
  }
}
