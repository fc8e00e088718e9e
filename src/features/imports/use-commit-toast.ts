import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { readErrors } from './studio-hooks.ts'

/**
 * What the specified upload says, said of a commit, too: how many rows are loaded, and what is wrong with the others. Only for
 * who has pressed it.
 */
export function useCommitToast(batch: BatchDetail, pending: boolean) {
  const { t } = useTranslation('imports')
  const [answer, setAnswer] = useState<StatusFileAnswer | null>(null)
  /** Rows that were loaded before it was pressed. */
  const before = useRef<number | null>(null)
  const { state, committed_count, wrong_count } = batch
  useEffect(() => {
    if (before.current === null || pending || state === 'committing') return
    const loaded = committed_count - before.current
    before.current = null
    if (state !== 'committed') return
    if (loaded > 0 || wrong_count === 0) toast.success(t('loaded', { count: loaded }))
    if (wrong_count > 0) readErrors(batch, loaded).then(setAnswer, toastError)
  }, [batch, committed_count, pending, state, t, wrong_count])
  return {
    answer,
    begin: () => void (before.current = state === 'undone' ? 0 : committed_count),
    close: () => setAnswer(null),
  }
}
