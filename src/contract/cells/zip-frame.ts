/** What a zip file says of one of its parts. */
export interface ZipEntry {
  /** The name, UTF-8. */
  label: Uint8Array
  /** Where the part begins. */
  at: number
  /** CRC-32 of the part as it was. */
  sum: number
  /** Bytes as they stand in the file. */
  packed: number
  /** Bytes as it was. */
  size: number
}

/** `stored`: a part as it is, whose sums are known. `deflated`: packed as it is made, its sums stand behind it. */
export type ZipMethod = 'stored' | 'deflated'

const METHODS = { stored: 0, deflated: 8 } as const
/** Names are UTF-8; of what is packed as it is made, the sums come behind. */
const FLAGS = { stored: 0x0800, deflated: 0x0808 } as const
/** The first day that a zip file can name (1 January 1980): the same table makes the same file. */
const DAY = 0x0021
const VERSION = 20

type Numbers = readonly (readonly [size: 2 | 4, value: number])[]

/** Stands before a part. */
export const zipHeader = (method: ZipMethod, entry: Omit<ZipEntry, 'at'>): Uint8Array<ArrayBuffer> =>
  joined(numbers([[4, 0x04034b50], ...common(method, entry)]), entry.label)

/** Stands behind a part whose sums its header does not say. */
export const zipSums = ({ sum, packed, size }: ZipEntry): Uint8Array<ArrayBuffer> =>
  numbers([[4, 0x08074b50], ...[sum, packed, size].map((value) => [4, value] as const)])

/** Ends the file: the list of its parts, which begins at `at`. */
export function zipList(method: ZipMethod, entries: readonly ZipEntry[], at: number): Uint8Array<ArrayBuffer> {
  const list = joined(
    ...entries.flatMap((entry) => [
      numbers([[4, 0x02014b50], [2, VERSION], ...common(method, entry), ...NO_REMARK, [4, entry.at]]),
      entry.label,
    ]),
  )
  const count = entries.length
  return joined(list, numbers([[4, 0x06054b50], ...NO_DISK, [2, count], [2, count], [4, list.length], [4, at], [2, 0]]))
}

const NO_DISK: Numbers = [
  [2, 0],
  [2, 0],
]
/** Nor a disk, nor rights. */
const NO_REMARK: Numbers = [
  [2, 0],
  [2, 0],
  [2, 0],
  [4, 0],
]

const common = (method: ZipMethod, { label, sum, packed, size }: Omit<ZipEntry, 'at'>): Numbers => [
  [2, VERSION],
  [2, FLAGS[method]],
  [2, METHODS[method]],
  [2, 0],
  [2, DAY],
  [4, sum],
  [4, packed],
  [4, size],
  [2, label.length],
  [2, 0],
]

/** Numbers one after the other, the lowest byte of each first. */
function numbers(list: Numbers): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(list.reduce((sum, [size]) => sum + size, 0)))
  let at = 0
  for (const [size, value] of list) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

function joined(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
