// Spreadsheets of 100,000 rows as an upload reads them: node bench/sheets.mjs [--rows 100000]
// First the facts of the whole file, then every row of its sheet; the event loop of the server and its memory are watched.
import { parseArgs } from 'node:util'
import { buildSheetWorker } from '../server/build/build-worker.mjs'
import { load } from './load.mjs'
import { underWatch } from './stall.mjs'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const ROWS = Number(values.rows)
const MB = 1024 * 1024

await buildSheetWorker()
const { sheetFacts, sheetRows } = await load('/server/sheets/read-sheets.ts')
const { xlsxFile } = await load('/server/sheets/xlsx/xlsx-file.ts')

const HEADS = ['Application No', 'Name', 'Mobile', 'Status', 'Sanction Amt', 'Disbursed Amt', 'ROI', 'Login Date']
HEADS.push('Disbursal Date', 'UTR', 'LAN', 'Remark')
const line = (n) => [
  `APP00${n}`,
  `Customer ${n % 977}`,
  String(9_800_000_000 + n),
  'Disbursed',
  100_000 + n,
  90_000 + (n % 50_000),
  12.5,
  '2026-03-04',
  '2026-04-05',
  `HDFCR5202604${1_000_000_000 + n}`,
  `LAN${n}`,
  `Remark ${n % 1_000}`,
]

async function workbook() {
  async function* rows() {
    for (let n = 0; n < ROWS; n += 1_000)
      yield Array.from({ length: Math.min(1_000, ROWS - n) }, (_, index) => line(n + index))
  }
  const pieces = []
  const table = { name: 'MIS', heads: HEADS, rows: rows(), basis: { name: 'Basis', lines: [] } }
  for await (const piece of xlsxFile(table)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

function text() {
  const lines = Array.from({ length: ROWS }, (_, n) => line(n).join(','))
  return new TextEncoder().encode([HEADS.join(','), ...lines].join('\r\n'))
}

async function read(source) {
  let count = 0
  const { sheets } = await sheetFacts(source)
  for await (const rows of sheetRows(source, 0)) count += rows.length
  if (count !== ROWS + 1 || sheets[0].rows !== count) throw new Error(`${source.name}: ${count} rows were read`)
}

/** The most that the whole process held while `work` ran, beside what it held before. */
async function withMemory(work) {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
  const watched = await underWatch(work, () => Promise.resolve())
  clearInterval(timer)
  return { ...watched, memory: most - before }
}

const csv = { name: 'mis.csv', bytes: text() }
const xlsx = { name: 'mis.xlsx', bytes: await workbook() }
const size = ({ bytes }) => `${(bytes.length / MB).toFixed(1)} MB`
const lines = []
for (const [name, work] of [
  [`csv, ${size(csv)}`, () => read(csv)],
  [`xlsx, ${size(xlsx)}`, () => read(xlsx)],
  ['both at once', () => Promise.all([read(csv), read(xlsx)])],
  ['two xlsx at once', () => Promise.all([read(xlsx), read(xlsx)])],
  ['xlsx written', () => workbook()],
]) {
  const { took, stall, memory } = await withMemory(work)
  lines.push(`| ${name} | ${(took / 1_000).toFixed(1)} | ${stall.toFixed(0)} | ${(memory / MB).toFixed(0)} |`)
  globalThis.gc?.()
}
console.log(
  `| ${ROWS.toLocaleString('en')} rows of ${HEADS.length} columns | s | longest stall of the event loop, ms | memory +MB |`,
)
console.log('|---|--:|--:|--:|')
console.log(lines.join('\n'))
process.exit()
