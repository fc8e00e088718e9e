import Skeleton from '@mui/material/Skeleton'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LenderBook } from '#src/contract/entities/reconciliation/ledger.ts'
import { toastError } from '#src/lib/toast.ts'
import { useLenderBook } from './hooks.ts'

interface WithLenderBookProps {
  lenderId: number
  children: (book: LenderBook) => ReactNode
  /** Also where it cannot be read, which is said. */
  onClose: () => void
}

/** How a lender's books are compared and whom its bills name, read anew before a dialog is drawn of it. */
export function WithLenderBook({ lenderId, children, onClose }: WithLenderBookProps) {
  const { t } = useTranslation('reconciliation')
  const { data, error } = useLenderBook(lenderId)
  useEffect(() => {
    if (!error) return
    toastError(error)
    onClose()
  }, [error, onClose])
  if (error) return null
  return data ? children(data) : <Skeleton role="status" aria-label={t('loading')} />
}
