import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { FileFormat, FilePeriod } from '#src/contract/endpoints/file-format.ts'
import { fileNameOf } from '#src/contract/endpoints/file-format.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { CSV_BOM, csvLine } from '#src/contract/rules/csv.ts'
import type { Audited } from '../services/shared/audited.ts'
import { xlsxFile } from '../sheets/xlsx/xlsx-file.ts'
import { zipPieces } from '../sheets/zip-pieces.ts'
import type { ZipPart } from '../sheets/zip-pieces.ts'
import type { Call, TableFile } from './handler.ts'
import { setApiHeaders } from './security-headers.ts'

const CSV = 'text/csv; charset=utf-8'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A CSV file as it is made. */
export const csvResponse = (lines: AsyncIterable<string>, headers: Headers): Response =>
  fileResponse(encoded(lines), CSV, headers)

/** The table under a name of its own and of its period, in the format that was asked for. */
export function tableFile(
  { query, deps, header }: Pick<Call, 'deps' | 'header'> & { query: { format?: FileFormat | undefined } },
  name: string,
  table: XlsxTable & Partial<Audited>,
  period: FilePeriod = {},
): TableFile & Partial<Audited> {
  const format = query.format ?? 'csv'
  header(
    'content-disposition',
    `attachment; filename="${fileNameOf(name, period, istDay(deps.clock.now()))}.${format}"`,
  )
  return { format, table, ...(table.audit && { audit: table.audit }) }
}

export const tableResponse = ({ format, table }: TableFile, headers: Headers): Response =>
  format === 'csv' ? csvResponse(linesOf(table), headers) : fileResponse(xlsxFile(table), XLSX, headers)

/** Several files in one, each as it is made. */
export const zipResponse = (parts: readonly ZipPart[], headers: Headers): Response =>
  fileResponse(zipPieces(parts), 'application/zip', headers)

async function* linesOf({ heads, rows }: XlsxTable): AsyncGenerator<string> {
  yield CSV_BOM + csvLine(heads)
  for await (const part of rows) if (part.length > 0) yield part.map(csvLine).join('')
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const line of lines) yield encoder.encode(line)
}

/** A file as it is made. A failure half way breaks the connection off: half a file must not look like a whole one. */
function fileResponse(pieces: AsyncGenerator<Uint8Array>, type: string, headers: Headers): Response {
  headers.set('content-type', type)
  setApiHeaders(headers)
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next()
      if (next.done === true) controller.close()
      else controller.enqueue(next.value)
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  return new Response(body, { headers })
}
