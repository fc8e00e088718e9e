import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/site/Button.tsx'

interface AppliedPanelProps {
  lender: string
  applied: { to: string; status: string }
}

/** In place of consents and Apply where an application to this lender is under way: nothing is asked twice. */
export function AppliedPanel({ lender, applied }: AppliedPanelProps) {
  const { t } = useTranslation('applications')
  return (
    <section className="card pad" id="apply" aria-labelledby="applied-title">
      <h2 className="h3" id="applied-title">
        {t('applied.title', { status: applied.status })}
      </h2>
      <p className="sm mt4">{t('applied.text', { lender })}</p>
      <p className="mt16">
        <LinkButton full to={applied.to}>
          {t('applied.see')}
        </LinkButton>
      </p>
    </section>
  )
}
