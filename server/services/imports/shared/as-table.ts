import { isSheetName } from '#server/sheets/sniff.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'

/** Banks name their files as they like: 'CRLN0511.001', '.rev', '.txt'. What such a file is, its bytes say. */
export const asTable = <F extends { name: string }>(profile: ImportProfile, file: F): F =>
  isOfBank(profile) && !isSheetName(file.name) ? { ...file, name: `${file.name}.csv` } : file
