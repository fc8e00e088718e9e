import { setImmediate } from 'node:timers/promises'
import { textsIn } from '#server/texts/texts-in.ts'
import type { Kfs, KfsRow, KfsWords } from '#src/contract/entities/offers/kfs.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { twoDecimals } from '#src/contract/number-words.ts'
import { drawText, heightOf } from './draw-text.ts'
import type { Style } from './draw-text.ts'
import { MARGIN, openPdf } from './tagged-pdf.ts'
import type { TaggedPdf } from './tagged-pdf.ts'

const BOTTOM = 60
const MUTED = '#595B5E'
const LINE = '#E1E3E7'
const TITLE: Style = { size: 20, weight: 'bold' }
const PART: Style = { size: 13, weight: 'bold' }
const BODY: Style = { size: 10 }
const SMALL: Style = { size: 8.5, colour: MUTED }
const CLAUSE_WIDTH = 38
const GAP = 12
/** Above and below the words of a row. */
const ROOMY = 5
const TIGHT = 2.5
/** Drawing keeps the process to itself: after so many rows others get a turn. */
const ROWS_A_TURN = 8
/** Of what clause and gap leave, what the label takes. */
const LABEL_SHARE = 0.56
const SCHEDULE = ['number', 'instalment', 'principal', 'interest', 'balance'] as const

/** A text in its column, as it is drawn and as it is read out. */
interface Cell {
  text: string
  x: number
  width: number
  style: Style
  /** Below the one before it instead of beside it. */
  below?: boolean
  lang?: string | null
  heads?: boolean
}

/**
 * A statement as a file: the words that were kept, in one language, then the schedule. Tagged, so that it can be read out
 * and copied, with the words of each cell beside its shapes; the same statement makes the same bytes.
 */
export async function statementPdf(kfs: Kfs, { language, sections }: KfsWords): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper(kfs, language)
  const t = textsIn(language)
  paper.block('H1', t('kfs:title'), TITLE)
  paper.block('P', t('kfs:indicative', { lender: kfs.lender_name }), BODY)
  for (const { title, rows } of sections) {
    paper.block('H2', title, PART)
    await paper.table(rows.map((row) => paper.lineOf(row)))
  }
  paper.block('H2', t('kfs:schedule.title'), PART)
  if (kfs.floating) paper.block('P', t('kfs:schedule.floating'), BODY)
  await paper.table(
    kfs.schedule.map(({ number, instalment, principal, interest, balance }) =>
      paper.months([String(number), ...[instalment, principal, interest, balance].map(twoDecimals)]),
    ),
    paper.months(
      SCHEDULE.map((column) => t(`kfs:schedule.${column}`)),
      true,
    ),
  )
  return paper.finish()
}

class Paper {
  private readonly pdf: TaggedPdf
  private readonly doc: PDFKit.PDFDocument
  private readonly root: PDFKit.PDFStructureElement
  private readonly width: number
  private y = MARGIN

  constructor(
    private readonly kfs: Kfs,
    private readonly language: Locale,
  ) {
    const info = {
      Title: `${textsIn(language)('kfs:title')} ${kfs.proposal_number}`,
      Author: kfs.company.name,
      CreationDate: new Date(kfs.issued_at),
    }
    this.pdf = openPdf(language, info, { bufferPages: true })
    this.doc = this.pdf.doc
    this.root = this.pdf.root
    this.width = this.pdf.width
  }

  /** Begins a new page where this does not fit any more, and says whether it did. */
  private makeRoom(height: number): boolean {
    if (this.y + height <= this.doc.page.height - BOTTOM) return false
    this.doc.addPage()
    this.y = MARGIN
    return true
  }

  /** A heading keeps the first rows below it on its page. */
  block(kind: 'H1' | 'H2' | 'P', text: string, style: Style): void {
    const height = heightOf(this.doc, text, this.width, style)
    const before = kind === 'H2' ? 18 : 4
    this.makeRoom(before + height + (kind === 'H2' ? 60 : 0))
    const box = { x: MARGIN, y: this.y + before, width: this.width }
    this.root.add(this.doc.struct(kind, { actual: text }, () => void drawText(this.doc, text, box, style)))
    this.y += before + height + 4
  }

  /** Clause, label with its note, value. */
  lineOf({ clause, label, value, note, third, lang }: KfsRow): Cell[] {
    const t = textsIn(this.language)
    const rest = this.width - CLAUSE_WIDTH - GAP
    const x = MARGIN + CLAUSE_WIDTH
    const width = rest * LABEL_SHARE
    const below = [note, third === null ? null : t('kfs:third', { amount: third })].filter((text) => text !== null)
    return [
      { text: clause, x: MARGIN, width: CLAUSE_WIDTH, style: { ...BODY, colour: MUTED } },
      { text: label, x, width, style: BODY, heads: true },
      ...below.map((text) => ({ text, x, width, style: SMALL, below: true })),
      { text: value, x: x + width + GAP, width: rest - width, style: { ...BODY, weight: 'bold' }, lang },
    ]
  }

  months(texts: readonly string[], heads = false): Cell[] {
    const width = this.width / texts.length
    return texts.map((text, index) => ({
      text,
      x: MARGIN + index * width,
      width: width - GAP,
      heads,
      style: { size: heads ? 8.5 : 9, weight: heads ? 'bold' : 'plain', align: index === 0 ? 'left' : 'right' },
    }))
  }

  /** With `heads`, these stand above the rows, and again on each page that they go on to. */
  async table(rows: readonly (readonly Cell[])[], heads: readonly Cell[] | null = null): Promise<void> {
    const table = this.doc.struct('Table')
    this.root.add(table)
    if (heads) this.row(table, heads)
    for (const [index, cells] of rows.entries()) {
      this.row(table, cells, heads)
      if (index % ROWS_A_TURN === 0) await setImmediate()
    }
    table.end()
  }

  private row(table: PDFKit.PDFStructureElement, cells: readonly Cell[], heads: readonly Cell[] | null = null): void {
    const pad = heads ? TIGHT : ROOMY
    const placed = this.place(cells)
    const height = Math.max(...placed.map(({ bottom }) => bottom)) + 2 * pad
    // Read out once: above the first row.
    if (this.makeRoom(height) && heads)
      this.ornament(() => {
        for (const { text, x, width, style } of heads) drawText(this.doc, text, { x, y: this.y, width }, style)
        this.y += Math.max(...this.place(heads).map(({ bottom }) => bottom)) + TIGHT
      })
    const row = this.doc.struct('TR')
    table.add(row)
    for (const { cell, top } of placed) {
      const { text, x, width, style, lang } = cell
      if (text === '') continue
      const box = { x, y: this.y + pad + top, width }
      const about = { actual: text, ...(lang ? { lang } : {}) }
      row.add(this.doc.struct(cell.heads ? 'TH' : 'TD', about, () => void drawText(this.doc, text, box, style)))
    }
    row.end()
    this.y += height
    this.ornament(() =>
      this.doc
        .moveTo(MARGIN, this.y)
        .lineTo(MARGIN + this.width, this.y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke(),
    )
  }

  /** How far down each cell of a row begins and ends: below the one before it, or at the top. */
  private place(cells: readonly Cell[]): { cell: Cell; top: number; bottom: number }[] {
    let bottom = 0
    return cells.map((cell) => {
      const top = cell.below ? bottom : 0
      bottom = top + heightOf(this.doc, cell.text, cell.width, cell.style)
      return { cell, top, bottom }
    })
  }

  /** What is seen and not read out. */
  private ornament(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page)
      const values = { number: this.kfs.proposal_number, page: page + 1, pages: count }
      const text = textsIn(this.language)('kfs:page', values)
      const box = { x: MARGIN, y: this.doc.page.height - 40, width: this.width }
      // Below the margin pdfkit would begin another page.
      this.doc.page.margins.bottom = 0
      this.ornament(() => void drawText(this.doc, text, box, SMALL))
    }
    return this.pdf.finish()
  }
}
