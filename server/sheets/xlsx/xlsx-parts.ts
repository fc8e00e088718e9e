import { posix } from 'node:path'
import { numberStyle } from '../number-style.ts'
import type { NumberStyle } from '../number-style.ts'
import { SheetRefusal, SHEET_LIMITS } from '../sheet-file.ts'
import type { ZipFile } from '../zip-file.ts'
import { attribute, isOn, readXml } from './xml-pieces.ts'

interface Relation {
  type: string
  target: string
}

/** Which part another part names by an id. Targets begin at the folder of the part that names them. */
async function relationsOf(zip: ZipFile, part: string): Promise<Map<string, Relation>> {
  const folder = posix.dirname(part)
  const relations = new Map<string, Relation>()
  await readXml(zip.text(posix.join(folder, '_rels', `${posix.basename(part)}.rels`)), {
    open(name, attributes) {
      if (name !== 'Relationship') return
      const [id, type, target] = ['Id', 'Type', 'Target'].map((each) => attribute(attributes, each))
      if (id === null || !type || !target || attribute(attributes, 'TargetMode') === 'External') return
      const plain = decoded(target.replaceAll('\\', '/'))
      const path = plain.startsWith('/') ? plain.slice(1) : posix.join(folder, plain)
      relations.set(id ?? '', { type: type.slice(type.lastIndexOf('/') + 1), target: path })
    },
    close: () => undefined,
    text: () => undefined,
  })
  return relations
}

/** Targets are addresses, in which a blank is %20. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    return target
  }
}

/** What says of an open document that it is a spreadsheet, and the part of one that Excel writes in its binary way. */
const OTHER_BOOKS = ['mimetype', 'xl/workbook.bin', 'index/document.iwa']

export interface WorkbookPart {
  date1904: boolean
  sheets: { name: string; hidden: boolean; path: string }[]
  strings: string | null
  styles: string | null
}

/** @throws SheetRefusal `type` when the zip is no workbook, `resave` when it is one of another program, or of binary parts */
export async function readWorkbookPart(zip: ZipFile): Promise<WorkbookPart> {
  const [main] = [...(await relationsOf(zip, '')).values()].filter(({ type }) => type === 'officeDocument')
  const path = main?.target ?? 'xl/workbook.xml'
  if (!/\.xml$/i.test(path) || !zip.has(path))
    throw new SheetRefusal({ code: OTHER_BOOKS.some((part) => zip.has(part)) ? 'resave' : 'type' })
  const relations = await relationsOf(zip, path)
  const sheets: WorkbookPart['sheets'] = []
  let date1904 = false
  let isWorkbook = false
  await readXml(zip.text(path), {
    open(name, attributes) {
      if (name === 'workbook') isWorkbook = true
      if (name === 'workbookPr') date1904 = isOn(attribute(attributes, 'date1904'))
      if (name !== 'sheet') return
      const part = relations.get(attribute(attributes, 'id') ?? '')
      // Sheets that hold only a chart have no cells.
      if (part?.type !== 'worksheet') return
      const hidden = ['hidden', 'veryHidden'].includes(attribute(attributes, 'state') ?? '')
      sheets.push({ name: attribute(attributes, 'name') ?? '', hidden, path: part.target })
    },
    close: () => undefined,
    text: () => undefined,
  })
  if (!isWorkbook) throw new SheetRefusal({ code: 'type' })
  if (sheets.length === 0) throw new SheetRefusal({ code: 'empty' })
  if (sheets.length > SHEET_LIMITS.sheets) throw new SheetRefusal({ code: 'sheets', limit: SHEET_LIMITS.sheets })
  const targetOf = (type: string) => [...relations.values()].find((each) => each.type === type)?.target ?? null
  return { date1904, sheets, strings: targetOf('sharedStrings'), styles: targetOf('styles') }
}

/** The texts that cells name by number. Those of phonetic readings are none of a cell's. */
export async function readStrings(zip: ZipFile, path: string | null): Promise<string[]> {
  const strings: string[] = []
  if (path === null) return strings
  let whole = ''
  let reading = false
  let aside = 0
  await readXml(zip.text(path), {
    open(name) {
      if (name === 'si') whole = ''
      else if (name === 'rPh') aside += 1
      else if (name === 't') reading = aside === 0
    },
    close(name) {
      if (name === 'si') strings.push(unescaped(whole))
      else if (name === 'rPh') aside -= 1
      else if (name === 't') reading = false
    },
    text(piece) {
      // One sign over the limit is enough for whoever names it to be refused with its row.
      if (reading && whole.length <= SHEET_LIMITS.cell) whole += piece
    },
  })
  return strings
}

/** Signs that XML cannot hold: '_x000D_'. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text

/** What each style that cells name by number shows. */
export async function readNumberStyles(zip: ZipFile, path: string | null): Promise<NumberStyle[]> {
  const codes = new Map<number, string>()
  const styles: number[] = []
  let inCells = false
  if (path !== null)
    await readXml(zip.text(path), {
      open(name, attributes) {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0)
        if (name === 'cellXfs') inCells = true
        else if (name === 'numFmt') codes.set(id, attribute(attributes, 'formatCode') ?? '')
        else if (name === 'xf' && inCells) styles.push(id)
      },
      close(name) {
        if (name === 'cellXfs') inCells = false
      },
      text: () => undefined,
    })
  return styles.map((id) => numberStyle(id, codes.get(id)))
}
