import { exportedText } from '../rules/csv.ts'

/** A part of a zip file: its name and its text as it is made. */
export interface ZipText {
  name: string
  text: AsyncIterable<string> | Iterable<string>
}

/** A table as it is written into a file: what it holds, and beside it what it counts. */
export interface XlsxTable {
  /** Name of the sheet; what Excel does not take of it is left out. */
  name: string
  heads: readonly string[]
  /**
   * Rows in parts, as they are read. A cell is what `csvLine` takes: a number stays a raw number; everything else is text
   * (style '@'), with an apostrophe in front of what a spreadsheet would run; days are ISO text; null is blank.
   */
  rows: AsyncIterable<readonly (readonly unknown[])[]>
  /** The second sheet: what the figures count, filters, when it was made; each line a label and what it says. */
  basis: { name: string; lines: readonly (readonly [label: string, text: string | number])[] }
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Places in `STYLES`. */
const TEXT = 1
const HEAD = 2
/** Rows and cells that Excel can open. */
const LAST_ROW = 1_048_576
const LONGEST_CELL = 32_767
const LONGEST_NAME = 31

const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="49" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`
const CONTENT = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`

const relations = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** The parts of an Excel workbook of two sheets, to be zipped, as they are made: nothing is held but what is being written. */
export function xlsxTexts({ name, heads, rows, basis }: XlsxTable): ZipText[] {
  const part = (path: string, xml: string): ZipText => ({ name: path, text: [DECLARATION + xml] })
  const sheets = [name, basis.name]
    .map((each, index) => `<sheet name="${escaped(sheetName(each))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')
  return [
    part('[Content_Types].xml', CONTENT),
    part('_rels/.rels', relations(['officeDocument', 'xl/workbook.xml'])),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets>${sheets}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relations(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['worksheet', 'worksheets/sheet2.xml'],
        ['styles', 'styles.xml'],
      ),
    ),
    part('xl/styles.xml', STYLES),
    { name: 'xl/worksheets/sheet1.xml', text: sheetXml(heads, rows) },
    { name: 'xl/worksheets/sheet2.xml', text: sheetXml(null, linesOf(basis.lines)) },
  ]
}

async function* linesOf(lines: XlsxTable['basis']['lines']): XlsxTable['rows'] & AsyncGenerator {
  yield lines
}

/** Heads stay in sight while the rows are scrolled. */
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

async function* sheetXml(heads: readonly string[] | null, rows: XlsxTable['rows']): AsyncGenerator<string> {
  const columns = '<cols><col min="1" max="200" width="18"/></cols>'
  yield `${DECLARATION}<worksheet xmlns="${MAIN}">${heads ? VIEW : ''}${columns}<sheetData>`
  if (heads) yield rowXml(heads, HEAD)
  let count = heads ? 1 : 0
  for await (const part of rows) {
    count += part.length
    if (count > LAST_ROW) throw new Error('A sheet has no room for so many rows.')
    yield part.map((row) => rowXml(row, TEXT)).join('')
  }
  yield '</sheetData></worksheet>'
}

const rowXml = (values: readonly unknown[], style: number): string =>
  `<row>${values.map((value) => cellXml(value, style)).join('')}</row>`

function cellXml(value: unknown, style: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return `<c><v>${value}</v></c>`
  const text = exportedText(value)
  if (text === '') return '<c/>'
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, LONGEST_CELL))}</t></is></c>`
}

/** What XML cannot hold at all, and halves of a pair. */
const UNSAFE = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu
const MARKS = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ['\r', '&#13;'],
])

/** Text that reads like an escaped sign would be read as that sign. */
const escaped = (text: string): string =>
  text
    .replace(UNSAFE, '\uFFFD')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"\r]/g, (sign) => MARKS.get(sign) ?? sign)

const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, LONGEST_NAME)
