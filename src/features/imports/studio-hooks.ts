import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConfirmBankWords } from '#src/contract/entities/imports/bank-words.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportField, ImportProfile, StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import { EDITS_AT_ONCE } from '#src/contract/entities/imports/studio.ts'
import type {
  BatchDetail,
  BatchRow,
  RowEdits,
  RowRule,
  SaveMapping,
  ShownRows,
} from '#src/contract/entities/imports/studio.ts'
import type { ChosenReading } from '#src/contract/entities/imports/text-reading.ts'
import { call } from '#src/lib/http/http.ts'
import { adminLendersQuery } from '#src/lib/office/lenders-query.ts'
import { statusWordsQuery } from '#src/lib/office/status-words-query.ts'
import { keyOfBatches, UPLOAD_MS, lookAgain } from './hooks.ts'

const batchKey = (batchId: number) => ['import-batch', batchId]

/** Lenders to choose from, those that are switched off with them: their files come for years. */
export const useLenderChoice = (wanted: boolean) =>
  useQuery({
    ...adminLendersQuery,
    enabled: wanted,
    select: (all) => all.map(({ lender_id, name }) => ({ lender_id, name })),
  })

interface Chosen {
  file: File
  profile: ImportProfile
  lenderId: number | null
  /** In place of what is found in a text file. */
  reading?: ChosenReading
  /** Which rows are shown, and which has the column names. */
  look?: { from?: number; headRow?: number }
  /** Stopped by hand. */
  signal?: AbortSignal
}

function formOf(
  { file, profile, lenderId, reading = {}, look = {} }: Chosen,
  more: Record<string, string> = {},
): FormData {
  const form = new FormData()
  form.append('file', file)
  for (const [name, value] of Object.entries({
    profile,
    ...(lenderId !== null && { lender_id: String(lenderId) }),
    ...(reading.encoding && { encoding: reading.encoding }),
    ...(reading.separator && { separator: reading.separator }),
    ...(look.from !== undefined && { from: String(look.from) }),
    ...(look.headRow !== undefined && { head_row: String(look.headRow) }),
    ...more,
  }))
    form.append(name, value)
  return form
}

export const usePreview = () =>
  useMutation({
    mutationFn: ({ signal, ...chosen }: Chosen) =>
      call('previewLenderFile', { form: formOf(chosen), timeoutMs: UPLOAD_MS, ...(signal && { signal }) }),
  })

interface Columns {
  sheet: number
  headRow: number
  mapping: SaveMapping['mapping']
  keep: boolean
}

/** Reads a file with our own heads, wherever they are, and rehearses it. */
export function useCheckFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file, profile, signal }: { file: File; profile: ImportProfile; signal: AbortSignal }) => {
      const form = formOf({ file, profile, lenderId: null }, { sheet: '0', head_row: '0' })
      return call('createImportBatch', { form, signal, timeoutMs: UPLOAD_MS })
    },
    onSuccess: (batch) => client.setQueryData(batchKey(batch.batch_id), batch),
    onSettled: (_, __, { profile }) => client.invalidateQueries({ queryKey: keyOfBatches(profile) }),
  })
}

/** Reads a file with the columns as they were matched; what is refused of them can be put right and sent again. */
export function useReadFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ sheet, headRow, mapping, keep, ...chosen }: Chosen & Columns) => {
      const form = formOf(chosen, { sheet: String(sheet), head_row: String(headRow) })
      const batch = await call('createImportBatch', { form, timeoutMs: UPLOAD_MS })
      // It is the same file that was read before, and something of it is written.
      if (batch.state !== 'uploaded' && batch.state !== 'mapped' && batch.state !== 'rehearsed') return batch
      // As the file has been read; what is shown of it hides what is a person's own.
      const columns = batch.heads.map((head, at) => ({ head, field: mapping.columns[at]?.field ?? null }))
      const body = { version: batch.version, mapping: { ...mapping, columns }, keep }
      return call('saveImportMapping', { params: { id: batch.batch_id }, body, timeoutMs: UPLOAD_MS })
    },
    onSuccess: (batch) => client.setQueryData(batchKey(batch.batch_id), batch),
    onSettled: (_, __, { profile }) => client.invalidateQueries({ queryKey: keyOfBatches(profile) }),
  })
}

/** A file that is being worked on; looked at again and again while a job is at it. */
export function useBatch(batchId: number) {
  return useQuery({
    queryKey: batchKey(batchId),
    queryFn: ({ signal }) => call('getImportBatch', { params: { id: batchId }, signal }),
    refetchInterval: ({ state }) => lookAgain(state.data === undefined ? [] : [state.data]),
  })
}

export interface RowsWanted {
  show: ShownRows
  code?: string
  field?: ImportField
  page: number
}

/** A page of its rows; they are others after every change of the file. */
export const useBatchRows = ({ batch_id, version }: BatchDetail, { page, ...wanted }: RowsWanted) =>
  useQuery({
    queryKey: [...batchKey(batch_id), 'rows', version, page, wanted],
    queryFn: ({ signal }) => {
      const query = { ...wanted, page: String(page) }
      return call('listImportRows', { params: { id: batch_id }, query, signal })
    },
    placeholderData: keepPreviousData,
  })

/** Pages of wrong rows that are said in a dialog; the file of failed rows has every one. */
const PAGES_SAID = 4

/** What is wrong with the rows of a file once it is written, record by record, as its specified upload answers it. */
export async function readErrors(batch: BatchDetail, rowsUpdated: number): Promise<StatusFileAnswer> {
  const { batch_id, wrong_count, groups, mapping } = batch
  const params = { id: String(batch_id) }
  const rows: BatchRow[] = []
  for (let page = 1; page <= PAGES_SAID && rows.length < wrong_count; page += 1) {
    const found = await call('listImportRows', { params, query: { show: 'fix', page: String(page) } })
    if (found.rows.length === 0) break
    rows.push(...found.rows)
  }
  const head = (field: ImportField) => mapping?.columns.find((column) => column.field === field)?.head ?? field
  return {
    batch_id,
    rowsUpdated,
    rowsRefused: wrong_count,
    errorsFound: groups.reduce((sum, group) => sum + group.count, 0),
    errors: rows.flatMap(({ row, cells, problems }) =>
      problems.map(({ field, message }) => ({
        row,
        column: field === null ? '' : head(field),
        message,
        value: cells.find((cell) => cell.field === field)?.text ?? '',
      })),
    ),
  }
}

/** What a lender's words mean; nobody asks for those of no lender. */
export const useKnownWords = (lenderId: number | null, wanted: boolean) =>
  useQuery({ ...statusWordsQuery(lenderId), enabled: wanted && lenderId !== null })

export const useCandidates = (batchId: number, row: number, wanted: boolean) =>
  useQuery({
    queryKey: [...batchKey(batchId), 'candidates', row],
    queryFn: ({ signal }) => call('listRowCandidates', { params: { id: batchId, row }, signal }),
    enabled: wanted,
  })

type Change =
  | { what: 'edit'; edits: RowEdits['edits'] }
  | { what: 'rule'; rule: Omit<RowRule, 'version'> }
  | { what: 'mapping'; mapping: SaveMapping['mapping']; keep: boolean }
  | { what: 'words'; words: ConfirmBankWords['words'] }
  | { what: 'rehearse' }
  | { what: 'commit'; mode: 'valid_rows' | 'all_or_nothing' }

function send({ batch_id, version, profile }: BatchDetail, change: Change): Promise<BatchDetail> {
  const options = { params: { id: batch_id }, timeoutMs: UPLOAD_MS }
  switch (change.what) {
    case 'edit':
      return call('editImportRows', { ...options, body: { version, edits: change.edits } })
    case 'rule':
      return call('applyImportRule', { ...options, body: { version, ...change.rule } })
    case 'mapping':
      return call('saveImportMapping', { ...options, body: { version, mapping: change.mapping, keep: change.keep } })
    case 'words':
      return call('confirmBankWords', { ...options, body: { version, words: change.words } })
    case 'rehearse':
      return call('rehearseImportBatch', { ...options, body: { version } })
    case 'commit':
      if (isOfBank(profile)) return call('commitPaymentFile', { ...options, body: { version } })
      return call('commitImportBatch', { ...options, body: { version, mode: change.mode } })
  }
}

/** The version of a file that stood on the screen when a change was pressed. */
const SEEN = new WeakMap<object, number>()

/**
 * What is pressed while an earlier change of the page is on its way waits for it, and changes what that one has left. Where
 * somebody else was in between, what was seen is not there any more: it is refused.
 */
function useInTurn<T extends object>(batch: BatchDetail, work: (from: BatchDetail, wanted: T) => Promise<BatchDetail>) {
  const client = useQueryClient()
  const key = batchKey(batch.batch_id)
  const after = (version: number) => [...key, 'after', version]
  return useMutation({
    scope: { id: key.join(' ') },
    onMutate: (wanted) => void SEEN.set(wanted, batch.version),
    mutationFn: async (wanted: T) => {
      let version = SEEN.get(wanted) ?? batch.version
      for (let next: number | undefined; (next = client.getQueryData<number>(after(version))) !== undefined;)
        version = next
      const answer = await work({ ...batch, version }, wanted)
      if (answer.version > version) client.setQueryData(after(version), answer.version)
      return answer
    },
    onSuccess: (answer) => client.setQueryData(key, answer),
    onError: () => client.invalidateQueries({ queryKey: key, exact: true }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOfBatches(batch.profile) }),
  })
}

/** Puts a block of cells right, part by part; what is done stays where somebody else is faster than the rest. */
export const usePaste = (batch: BatchDetail) =>
  useInTurn(batch, async (from, edits: RowEdits['edits']) => {
    let last = from
    for (let at = 0; at < edits.length; at += EDITS_AT_ONCE)
      last = await send(last, { what: 'edit', edits: edits.slice(at, at + EDITS_AT_ONCE) })
    return last
  })

/** One change of a file. Where somebody was faster the file is read again, and what was typed can be sent again. */
export const useBatchChange = (batch: BatchDetail) => useInTurn(batch, (from, change: Change) => send(from, change))
