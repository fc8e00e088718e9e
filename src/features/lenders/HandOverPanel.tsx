import { useTranslation } from 'react-i18next'
import { errorText } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

interface HandOverPanelProps {
  lender: string
  /** This lender goes on in its app alone. */
  inApp: boolean
  /** Where the address leads; null for a page of ours. */
  host: string | null
  /** Lenders are simulated here: nobody leaves this site. */
  sandbox: boolean
  busy: boolean
  error: Error | null
  onGo: () => void
}

/** Before the customer is handed over: what happens, where, and what stays. */
export function HandOverPanel({ lender, inApp, host, sandbox, busy, error, onGo }: HandOverPanelProps) {
  const { t } = useTranslation('lenders')
  const steps = [
    ...(inApp ? [t('app.leave', { lender })] : []),
    ...(sandbox ? [t('handOver.practice', { lender })] : inApp ? [] : [t('handOver.leave', { lender })]),
    t('handOver.finish', { lender }),
    t('handOver.back'),
  ]
  return (
    <section className="card pad mt20">
      <h2 className="h2">{inApp ? t('app.title', { lender }) : t('handOver.title', { lender })}</h2>
      {host !== null && <p className="mut mt4 break">{t('host', { host })}</p>}
      <ol className="stack g8 mt12 steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
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
          {busy ? t('handOver.going') : inApp ? t('app.go', { lender }) : t('handOver.go', { lender })}
        </Button>
      </p>
    </section>
  )
}
