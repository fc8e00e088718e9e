import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

interface HandOverPanelProps {
  lender: string
  /** Lenders are simulated here: nobody leaves this site. */
  sandbox: boolean
  busy: boolean
  error: Error | null
  onGo: () => void
}

const STEPS = ['leave', 'finish', 'back'] as const

/** Before the customer is handed over: what happens, where, and what stays. */
export function HandOverPanel({ lender, sandbox, busy, error, onGo }: HandOverPanelProps) {
  const { t } = useTranslation('lenders')
  return (
    <section className="card pad mt20">
      <h2 className="h2">{t('handOver.title', { lender })}</h2>
      <ol className="stack g8 mt12 steps">
        {STEPS.map((step) => (
          <li key={step}>{t(`handOver.${step === 'leave' && sandbox ? 'practice' : step}`, { lender })}</li>
        ))}
      </ol>
      <div className="mt16">
        <Note>{t('handOver.neverPay')}</Note>
      </div>
      {error && (
        <div className="mt16">
          <Note tone="err" role="alert">
            {errorText(error)} {t('handOver.kept')}
          </Note>
        </div>
      )}
      <p className="mt20">
        <Button full busy={busy} onClick={() => !busy && onGo()}>
          {busy ? t('handOver.going') : t('handOver.go', { lender })}
        </Button>
      </p>
    </section>
  )
}
