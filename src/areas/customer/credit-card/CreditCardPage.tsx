import '#src/ui/page/customer-screens.css'
import '#src/features/applications/applications.css'
import '../credit-cards/credit-cards.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { cardProductId } from '#src/contract/entities/catalogue/product-ids.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useApplications } from '#src/features/applications/hooks.ts'
import { CardsSkeleton } from '#src/features/cards/CardsSkeleton.tsx'
import { CardTile } from '#src/features/cards/CardTile.tsx'
import { readChosen } from '#src/features/cards/chosen-cards.ts'
import { useCardList } from '#src/features/cards/use-card-list.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { CardApply } from './CardApply.tsx'

/** Chosen cards first: where one applies and is sent on to the bank. */
export function CreditCardPage() {
  const { t } = useTranslation('cards')
  const cards = useCardList()
  const applications = useApplications()
  return (
    <div className="wrap-c main">
      <PageTitle lead={t('choose.lead')}>{t('choose.title')}</PageTitle>
      {/* Without the list of applications the card can still be applied for: the server answers the open one. */}
      <Loaded
        query={applications.isPending ? { ...cards, data: undefined } : cards}
        failed={t('failed')}
        space="mt20"
        waiting={<CardsSkeleton />}
        empty={
          <EmptyState icon="document" title={t('empty.title')} text={t('empty.text')}>
            <LinkButton look="secondary" to={pathTo('products')}>
              {t('empty.action')}
            </LinkButton>
          </EmptyState>
        }
      >
        {(all) => <Choice cards={all} applications={applications.data ?? []} />}
      </Loaded>
    </div>
  )
}

/** The card of the address, else the one chosen last before signing in. */
function wantedCard(params: URLSearchParams, chosen: readonly number[]): number | undefined {
  const asked = params.get('card') ?? ''
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : chosen[0]
}

type ChoiceProps = { cards: readonly PublicCreditCard[]; applications: readonly Application[] }

function Choice({ cards, applications }: ChoiceProps) {
  const { t } = useTranslation('cards')
  const [params, setParams] = useSearchParams()
  const [chosen] = useState(readChosen)
  const [all, setAll] = useState(false)
  const listHeading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (all) listHeading.current?.focus()
  }, [all])
  const wanted = wantedCard(params, chosen)
  const selected = cards.find((card) => card.category_id === wanted)
  const rest = cards.filter((card) => card !== selected)
  const marked = rest.filter((card) => chosen.includes(card.category_id))
  // Who has chosen has compared already: the whole list would only stand between the card and the end of the page.
  const others = selected && !all ? marked : [...marked, ...rest.filter((card) => !marked.includes(card))]
  const select = (card: PublicCreditCard) => {
    setParams({ card: String(card.category_id) })
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }
  const openFor = ({ category_id }: PublicCreditCard) =>
    applications.find(({ product_id, status }) => product_id === cardProductId(category_id) && !isFinal(status)) ?? null
  return (
    <>
      {wanted !== undefined && !selected && (
        <div className="mt20">
          <Note tone="warn" role="status">
            {t('choose.gone')}
          </Note>
        </div>
      )}
      {selected && (
        <div className="cc-grid mt20">
          <CardTile card={selected} />
          <CardApply key={selected.category_id} card={selected} open={openFor(selected)} />
        </div>
      )}
      {others.length > 0 && (
        <h2 className="h2 mt32" tabIndex={-1} ref={listHeading}>
          {t(selected ? 'choose.others' : 'choose.pick')}
        </h2>
      )}
      <ul className="cc-grid mt12">
        {others.map((card) => (
          <li key={card.category_id}>
            <CardTile card={card}>
              <div className="row between cc-acts">
                <span className="sm mut">
                  {openFor(card) ? t('choose.applied') : chosen.includes(card.category_id) && t('choose.marked')}
                </span>
                <Button look="secondary" onClick={() => select(card)}>
                  {t('choose.this')}
                  <span className="sr">: {card.category_name}</span>
                </Button>
              </div>
            </CardTile>
          </li>
        ))}
      </ul>
      {others.length < rest.length && (
        <p className="mt20">
          <Button look="secondary" onClick={() => setAll(true)}>
            {t('choose.all', { count: rest.length })}
          </Button>
        </p>
      )}
    </>
  )
}
