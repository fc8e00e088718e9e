import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import type { FieldName } from '#src/contract/entities/privacy/asked-fields.ts'
import { APPLY_CONSENTS, CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { useTold } from '#src/ui/use-told.ts'
import { useWide } from '#src/ui/use-wide.ts'
import { useApply } from '../hooks.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { ApplyProblem } from './ApplyProblem.tsx'

type ApplyConsent = (typeof APPLY_CONSENTS)[number]

interface ApplyPanelProps {
  appId: string
  offer: MatchedOffer
  /** Of the Key Fact Statement beside it: what was read is what is sent. */
  proposalNumber: string
  /** What an application by it shares with the lender. */
  sends: readonly FieldName[]
  onApplied: (application: Application) => void
  /** The offer is no longer what it was: show it anew. */
  onStale: () => void
}

/** The consents of one application, one by one and never ticked in advance, and the only button that sends anything. */
export function ApplyPanel({ appId, offer, proposalNumber, sends, onApplied, onStale }: ApplyPanelProps) {
  const { t } = useTranslation('applications')
  const wide = useWide()
  const apply = useApply()
  const [given, setGiven] = useState<readonly ApplyConsent[]>([])
  const [pressed, setPressed] = useState(false)
  const boxes = useRef(new Map<ApplyConsent, HTMLInputElement>())
  const sending = useRef(false)
  const lender = offer.name
  const told = useTold()
  const wordsOf = (purpose: ApplyConsent) =>
    purpose === 'share_with_lender'
      ? t(`asked:consent.${purpose}`, { lender, what: told(sends) })
      : t(`apply.consent.${purpose}`, { lender })

  const onApply = () => {
    // A second press before the screen has changed is the same intent.
    if (sending.current) return
    setPressed(true)
    const missing = APPLY_CONSENTS.find((purpose) => !given.includes(purpose))
    if (missing) {
      boxes.current.get(missing)?.focus()
      return
    }
    sending.current = true
    const consents = APPLY_CONSENTS.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] }))
    apply.mutate(
      {
        appId,
        lenderId: offer.lender_id,
        proposalNumber,
        consents,
        shares: sends,
      },
      {
        onSuccess: onApplied,
        // After a success the next screen is on its way: a press that comes before it must not send again.
        onError: () => {
          sending.current = false
        },
      },
    )
  }
  const button = (
    <Button full={wide} busy={apply.isPending || apply.isSuccess} onClick={onApply}>
      {apply.isPending || apply.isSuccess ? t('apply.sending') : wide ? t('apply.to', { lender }) : t('apply.short')}
    </Button>
  )
  return (
    <>
      <section className="card pad" id="apply" aria-labelledby="apply-title" tabIndex={-1}>
        <h2 className="h2" id="apply-title">
          {t('apply.title')}
        </h2>
        <p className="sm mut mt8">{t('apply.lead', { lender })}</p>
        <fieldset className="mt12">
          <legend className="sr">{t('apply.consents')}</legend>
          {APPLY_CONSENTS.map((purpose) => (
            <CheckboxLine
              key={purpose}
              checked={given.includes(purpose)}
              onChange={(on) => setGiven((all) => (on ? [...all, purpose] : all.filter((one) => one !== purpose)))}
              error={pressed && !given.includes(purpose) ? t(`apply.error.${purpose}`) : null}
              inputRef={(element) => {
                if (element) boxes.current.set(purpose, element)
              }}
            >
              <Marked text={wordsOf(purpose)} parts={{ b: <b /> }} />
            </CheckboxLine>
          ))}
        </fieldset>
        {apply.error && <ApplyProblem error={apply.error} lender={lender} onStale={onStale} />}
        {wide && <p className="mt20">{button}</p>}
        <p className="sm mut mt12">{t('common:withdrawalRule')}</p>
      </section>
      {!wide && <ApplyBar offer={offer}>{button}</ApplyBar>}
    </>
  )
}
