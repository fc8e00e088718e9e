import { crc32, deflateRawSync } from 'node:zlib'
import { CFB } from '@e965/xlsx'

/** Of the library's part for containers, which it does not type. */
interface Containers {
  utils: { cfb_new(): object; cfb_add(container: object, path: string, content: Uint8Array): void }
  write(container: object, options: { type: 'array' }): number[]
}

/** The container of old workbooks, with these streams in it. */
export function compoundOf(streams: Readonly<Partial<Record<string, Uint8Array>>>): Uint8Array {
  const containers = CFB as Containers
  const container = containers.utils.cfb_new()
  for (const [path, content] of Object.entries(streams)) if (content) containers.utils.cfb_add(container, path, content)
  return Uint8Array.from(containers.write(container, { type: 'array' }))
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

interface ZipPart {
  name: string
  text: string | Uint8Array
  /** What the file claims to hold unpacked, where it lies. */
  claims?: number
}

/** A zip file of these parts, honest unless a part says otherwise. */
export function zipOf(parts: readonly ZipPart[]): Uint8Array {
  const files: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, text, claims } of parts) {
    const bytes = typeof text === 'string' ? utf8(text) : text
    const packed = deflateRawSync(bytes)
    const label = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(20, 4)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(crc32(bytes), 14)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(claims ?? bytes.length, 22)
    local.writeUInt16LE(label.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    local.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    files.push(local, label, packed)
    list.push(entry, label)
    at += local.length + label.length + packed.length
  }
  const listed = Buffer.concat(list)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length % 65_536, 8)
  end.writeUInt16LE(parts.length % 65_536, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...files, listed, end]))
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

interface XlsxParts {
  /** Inside `<sheetData>`. */
  rows: string
  /** Before it: a dimension, a document type. */
  before?: string
  strings?: string
  styles?: string
  /** Attributes of workbookPr. */
  properties?: string
  more?: readonly ZipPart[]
}

/** As `xlsxOf`, its parts named and written otherwise. */
export const named = (
  rename: (name: string) => string,
  parts: XlsxParts,
  rewrite: (text: string) => string | Uint8Array = (text) => text,
): Uint8Array =>
  zipOf(
    xlsxParts(parts).map(({ name, text }) => ({
      name: rename(name),
      text: typeof text === 'string' ? rewrite(text) : text,
    })),
  )

/** An xlsx file of one sheet, of parts written by hand. */
export const xlsxOf = (parts: XlsxParts): Uint8Array => zipOf(xlsxParts(parts))

const xlsxParts = ({ rows, before = '', strings, styles, properties = '', more = [] }: XlsxParts): ZipPart[] => [
  {
    name: '_rels/.rels',
    text: `<Relationships xmlns="${PACKAGE}"><Relationship Id="r" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    text: `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr ${properties}/><sheets><sheet name="MIS" sheetId="7" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    text: `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${RELATIONS}/styles" Target="/xl/styles.xml"/></Relationships>`,
  },
  ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', text: `<sst xmlns="${MAIN}">${strings}</sst>` }]),
  ...(styles === undefined
    ? []
    : [{ name: 'xl/styles.xml', text: `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }]),
  {
    name: 'xl/worksheets/sheet1.xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n${before}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  },
  ...more,
]
