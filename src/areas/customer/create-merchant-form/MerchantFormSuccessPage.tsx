import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

const STEPS = ['check', 'answer', 'start'] as const

/** The reference of the request just sent; the address alone proves nothing. */
export function MerchantFormSuccessPage() {
  const { t } = useTranslation('merchant')
  const state: unknown = useLocation().state
  const reference = referenceIn(state)
  if (reference === null)
    return (
      <div className="wrap-c main narrow">
        <PageTitle lead={t('success.noneText')}>{t('success.none')}</PageTitle>
        <p className="mt20">
          <LinkButton to={pathTo('merchantForm')}>{t('success.form')}</LinkButton>
        </p>
      </div>
    )
  return (
    <div className="wrap-c main narrow">
      <PageTitle>{t('success.title')}</PageTitle>
      <div className="mt16">
        <Note tone="ok">
          <p className="b">{t('success.reference', { reference })}</p>
          <p className="mt4">{t('success.keep')}</p>
        </Note>
      </div>
      <h2 className="h2 mt24">{t('success.next')}</h2>
      <ol className="stack g8 mt12 steps">
        {STEPS.map((step) => (
          <li key={step}>{t(`success.steps.${step}`)}</li>
        ))}
      </ol>
      <p className="mut mt16">{t('success.change')}</p>
      <div className="row wrap mt20">
        <LinkButton to={pathTo('landing')}>{t('success.home')}</LinkButton>
        <LinkButton look="text" to={pathTo('needHelp')}>
          {t('success.help')}
        </LinkButton>
      </div>
    </div>
  )
}

/** What the form left in the history; anything else is none. */
function referenceIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('reference' in state)) return null
  const { reference } = state
  return typeof reference === 'string' && /^MR-[0-9A-Z]{8}$/.test(reference) ? reference : null
}
