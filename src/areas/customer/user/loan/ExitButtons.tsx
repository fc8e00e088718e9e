import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loan } from '#src/contract/entities/loans/loan.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
import { useExitLoan } from './hooks.ts'

/** The two things one can say to the lender, each asked for once more before it goes out. */
export function ExitButtons({ loan, due }: { loan: Loan; due: number }) {
  const { t } = useTranslation('loan')
  const { app_id, exit, lender_name: lender } = loan
  const [asking, setAsking] = useState<'want' | 'returned' | null>(null)
  /** What is being asked, also while the sheet closes. */
  const [asked, setAsked] = useState<'want' | 'returned'>('want')
  const tell = useExitLoan(app_id)
  const waiting = exit?.answer === null
  if (waiting && exit.returned_at !== null) return null
  const ask = (what: 'want' | 'returned') => {
    tell.reset()
    setAsked(what)
    setAsking(what)
  }
  const close = () => setAsking(null)
  const send = () => {
    if (tell.isPending) return
    tell.mutate(asked === 'returned', {
      onSuccess: () => {
        close()
        toast.success(t('exit.done', { lender }))
      },
    })
  }
  return (
    <div className="row wrap g12 mt20 no-print">
      {!waiting && <Button onClick={() => ask('want')}>{t('exit.want')}</Button>}
      <Button look={waiting ? 'primary' : 'secondary'} onClick={() => ask('returned')}>
        {t('exit.returned')}
      </Button>
      <Sheet
        open={asking !== null}
        onClose={close}
        title={t(`exit.sheet.${asked}`, { lender })}
        closeLabel={t('close')}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {t('exit.sheet.not')}
            </Button>
            <Button busy={tell.isPending} onClick={send}>
              {t('exit.sheet.confirm', { lender })}
            </Button>
          </>
        }
      >
        <p>{t(`exit.sheet.${asked}Text`, { lender, due: rupeesAndPaise(due) })}</p>
        {tell.error && (
          <div className="mt16">
            <Note tone="err" role="alert">
              {errorText(tell.error)}
            </Note>
          </div>
        )}
      </Sheet>
    </div>
  )
}
