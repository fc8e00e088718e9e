import type { TFunction } from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { CreditScore } from '#src/contract/entities/profile/credit-score.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { focusHeading } from '#src/ui/site/focus-heading.ts'
import { Note } from '#src/ui/site/Note.tsx'
import { useConsents, useGiveScoreConsent } from './hooks.ts'

/** Whoever has just pressed something that is gone is led to what has come in its place. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus()

/** What the bureau has answered: a consent alone changes no offer. */
function said(state: CreditScore['state'] | null, t: TFunction): void {
  if (state === 'known') toast.success(t('consents:score.done'))
  else if (state === 'no_history') toast.warning(t('consents:score.noHistory'))
  else if (state === 'other_person') toast.warning(t('consents:score.otherPerson'))
  else if (state === 'unavailable') toast.warning(t('consents:score.unavailable'))
}

/**
 * Without the score every lender is shown at its highest rate: says so, and asks. Never ticked in advance. `arrived`: it takes
 * the place of what was pressed.
 */
export function ScoreConsent({ arrived = false }: { arrived?: boolean }) {
  const { t } = useTranslation('consents')
  const { data } = useConsents()
  const give = useGiveScoreConsent()
  const [agreed, setAgreed] = useState(false)
  const [pressed, setPressed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const given = data?.some(
    ({ purpose, version, withdrawn_at }) =>
      purpose === 'credit_score' && version === CONSENT_VERSIONS.credit_score && withdrawn_at === null,
  )
  const withdrawn = data?.some(({ purpose, withdrawn_at }) => purpose === 'credit_score' && withdrawn_at !== null)
  if (!data || given) return null

  const onCheck = () => {
    setPressed(true)
    if (!agreed) box.current?.focus()
    else if (!give.isPending) void check()
  }
  const check = async () => {
    try {
      said(await give.mutateAsync(), t)
      // What was pressed goes with its answer.
      focusHeading()
    } catch {
      // Shown below.
    }
  }
  return (
    <Card tone="tint" dense className="mt16" aria-labelledby="score-title">
      <h2 className="h3" id="score-title" tabIndex={-1} ref={arrived ? takeFocus : undefined}>
        {t('score.title')}
      </h2>
      <p className="sm mt4">{t(withdrawn ? 'score.textWithdrawn' : 'score.text')}</p>
      <div className="row wrap between">
        <CheckboxLine
          checked={agreed}
          onChange={setAgreed}
          inputRef={box}
          error={pressed && !agreed ? t('score.error') : null}
        >
          {t('score.agree')}
        </CheckboxLine>
        <Button look="secondary" small busy={give.isPending} onClick={onCheck}>
          {t('score.check')}
        </Button>
      </div>
      {give.error && (
        <div className="mt12">
          <Note tone="err" role="alert">
            {errorText(give.error)}
          </Note>
        </div>
      )}
    </Card>
  )
}
