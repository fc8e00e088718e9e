import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loanProduct, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { months, rupees } from '#src/lib/format.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Outline } from '#src/ui/site/icons.tsx'
import { Sheet } from '#src/ui/site/Sheet.tsx'
import { Slider } from '#src/ui/site/Slider.tsx'

const PEN = 'M4 20l1-4.500L16.500 4a1.800 1.800 0 0 1 2.500 0l1 1a1.800 1.800 0 0 1 0 2.500L8.500 19zM14.500 6L18 9.500'

interface RequestBarProps {
  /** Rupees. */
  amount: number
  /** Months. */
  tenure: number
  open: boolean
  onOpen: (open: boolean) => void
  onChange: (amount: number, tenure: number) => void
}

const AMOUNT_STEP = 5_000

/** What the offers are for, and the sheet that changes it. */
export function RequestBar({ amount, tenure, open, onOpen, onChange }: RequestBarProps) {
  const { t } = useTranslation('offers')
  const [asked, setAsked] = useState<number | null>(null)
  const [term, setTerm] = useState<number | null>(null)
  const chosen = term ?? tenure
  const product = useSession(({ productType }) => productType)
  const limits = LOANS[loanProduct(product)]
  const choices: readonly number[] = limits.terms
  const terms = choices.includes(tenure) ? choices : [...choices, tenure].sort((a, b) => a - b)

  const close = () => {
    onOpen(false)
    setAsked(null)
    setTerm(null)
  }
  const show = () => {
    close()
    onChange(asked ?? amount, chosen)
  }
  return (
    <section className="card row request" aria-label={t('request.title')}>
      <p className="grow">
        <span className="xs mut block">{t('request.title')}</span>
        <span className="b">
          {rupees(amount)}, {months(tenure, t)}
        </span>
      </p>
      <Button look="text" small onClick={() => onOpen(true)}>
        <Outline d={PEN} size={18} />
        {t('request.edit')}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={t('request.change')}
        closeLabel={t('close')}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button onClick={show}>{t('request.show')}</Button>
          </>
        }
      >
        <Slider
          label={t('request.amount')}
          value={asked ?? amount}
          onChange={setAsked}
          min={Math.min(limits.min, amount)}
          max={Math.max(limits.max, amount)}
          step={AMOUNT_STEP}
          format={rupees}
        />
        <fieldset className="mt20">
          <legend className="lab">{t('request.tenure')}</legend>
          <div className="row wrap mt8 terms">
            {terms.map((choice) => (
              <label key={choice} className={choice === chosen ? 'chip on' : 'chip'}>
                <input
                  type="radio"
                  name="tenure"
                  className="sr"
                  checked={choice === chosen}
                  onChange={() => setTerm(choice)}
                />
                {months(choice, t)}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="sm mut mt16">{t('request.note')}</p>
      </Sheet>
    </section>
  )
}
