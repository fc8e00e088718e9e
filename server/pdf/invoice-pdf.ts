import { monthWords } from '#src/contract/calendar-words.ts'
import { GST_PERCENT } from '#src/contract/constants.ts'
import { DEFAULT_LOCALE } from '#src/contract/entities/shared/language.ts'
import { rupeesAndPaise } from '#src/contract/number-words.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { drawText, heightOf } from './draw-text.ts'
import type { Style } from './draw-text.ts'
import { MARGIN, openPdf } from './tagged-pdf.ts'

/** A bill as it is kept. Bills go to lenders in English. */
interface Invoice {
  number: string
  day: string
  period: string
  sac: string
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
  total: Paise
  parties: Record<'from' | 'to', { name: string; address: string; gstin: string }>
  made_at: Date
  cancelled_at: Date | null
}

const TITLE: Style = { size: 20, weight: 'bold' }
const BODY: Style = { size: 10 }
const BOLD: Style = { size: 10, weight: 'bold' }
const SMALL: Style = { size: 8.5, colour: '#595B5E' }
const money = (amount: Paise): string => rupeesAndPaise(toRupees(amount))

/** A tax invoice on one page, tagged, so that it can be read out; the same bill makes the same bytes. */
export async function invoicePdf(invoice: Invoice, invented: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const { number, day, period, sac, parties, made_at } = invoice
  const info = { Title: `Tax invoice ${number}`, Author: parties.from.name, CreationDate: made_at }
  const { doc, root, width, finish } = openPdf(DEFAULT_LOCALE, info)
  let y = MARGIN
  const block = (kind: 'H1' | 'H2' | 'P', text: string, style: Style) => {
    root.add(doc.struct(kind, { actual: text }, () => void drawText(doc, text, { x: MARGIN, y, width }, style)))
    y += heightOf(doc, text, width, style) + 6
  }
  const row = (label: string, value: string, style: Style = BODY) => {
    const line = doc.struct('TR')
    table.add(line)
    const half = width / 2
    const cell = (kind: 'TH' | 'TD', text: string, x: number, more: Partial<Style>) =>
      line.add(
        doc.struct(
          kind,
          { actual: text },
          () => void drawText(doc, text, { x, y, width: half }, { ...style, ...more }),
        ),
      )
    cell('TH', label, MARGIN, {})
    cell('TD', value, MARGIN + half, { align: 'right' })
    line.end()
    y += Math.max(heightOf(doc, label, half, style), heightOf(doc, value, half, style)) + 6
  }
  block('H1', 'Tax invoice', TITLE)
  if (invoice.cancelled_at !== null) block('P', 'CANCELLED', BOLD)
  if (invented) block('P', 'Demonstration: the company, the lender and the amounts are invented.', SMALL)
  for (const [title, party] of [
    ['From', parties.from],
    ['To', parties.to],
  ] as const) {
    y += 8
    block('H2', title, SMALL)
    block('P', party.name, BOLD)
    block('P', party.address, BODY)
    block('P', `GSTIN ${party.gstin}`, BODY)
  }
  y += 12
  const table = doc.struct('Table')
  root.add(table)
  row('Invoice number', number)
  row('Invoice date', day.split('-').reverse().join('/'))
  row('Place of supply, state code', parties.to.gstin.slice(0, 2))
  row('Reverse charge', 'No')
  row('SAC', sac)
  y += 8
  row(`Commission for loans, ${monthWords(period, DEFAULT_LOCALE)}`, money(invoice.taxable))
  if (invoice.igst > 0) row(`IGST ${GST_PERCENT}%`, money(invoice.igst))
  else {
    row(`CGST ${GST_PERCENT / 2}%`, money(invoice.cgst))
    row(`SGST ${GST_PERCENT / 2}%`, money(invoice.sgst))
  }
  row('Total', money(invoice.total), BOLD)
  table.end()
  return finish()
}
