import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { applicationPath } from '#src/features/applications/application-path.ts'
import { useApplyForCard } from '#src/features/cards/hooks.ts'
import { dateTime } from '#src/lib/dates.ts'
import { errorText } from '#src/lib/toast.ts'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Card } from '#src/ui/site/Card.tsx'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { LeaveForBank } from './LeaveForBank.tsx'

type CardApplyProps = {
  card: PublicCreditCard
  /** The application for this card that is under way. */
  open: Application | null
}

/** The consent of one card, its Apply, and then the way to the bank. */
export function CardApply({ card, open }: CardApplyProps) {
  const { t } = useTranslation('cards')
  const brand = useBrand()
  const apply = useApplyForCard(card)
  const [agreed, setAgreed] = useState(false)
  const [pressed, setPressed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const bank = card.issuer || card.category_name

  if (apply.data) return <LeaveForBank bank={bank} applied={apply.data} />
  const problem = apply.error && (
    <div className="mt12">
      <Note tone="err" role="alert">
        <p className="b">{errorText(apply.error)}</p>
        <p className="mt4">{t('form.kept')}</p>
      </Note>
    </div>
  )
  if (open)
    return (
      <Card aria-labelledby="apply-title">
        <h2 className="h2" id="apply-title">
          {t('open.title')}
        </h2>
        <p className="mt8">{t('open.text', { reference: open.reference, at: dateTime(open.created_at), bank })}</p>
        {problem}
        <div className="stack g8 mt20">
          <LinkButton to={applicationPath(open.app_id)}>{t('track')}</LinkButton>
          <Button look="secondary" busy={apply.isPending} onClick={() => !apply.isPending && apply.mutate(false)}>
            {t('open.again', { bank })}
          </Button>
        </div>
      </Card>
    )
  const onApply = () => {
    setPressed(true)
    if (!agreed) box.current?.focus()
    else if (!apply.isPending) apply.mutate(true)
  }
  return (
    <Card aria-labelledby="apply-title">
      <h2 className="h2" id="apply-title">
        {t('form.title', { bank })}
      </h2>
      <p className="mt8">{t('form.lead', { bank })}</p>
      <CheckboxLine
        checked={agreed}
        onChange={setAgreed}
        inputRef={box}
        error={pressed && !agreed ? t('form.missing') : null}
      >
        {t('form.consent', { bank, brand: brand.name })}
      </CheckboxLine>
      {problem}
      <p className="mt12">
        <Button full busy={apply.isPending} onClick={onApply}>
          {apply.isPending ? t('form.sending') : t('form.action', { card: card.category_name })}
        </Button>
      </p>
      <p className="sm mut mt12">{t('form.withdrawable')}</p>
    </Card>
  )
}
