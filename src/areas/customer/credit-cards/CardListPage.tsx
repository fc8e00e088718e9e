import '#src/ui/page/customer-screens.css'
import './credit-cards.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { pathsOf } from '#src/contract/pages.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { CARD_BENEFITS, hasBenefit } from '#src/features/cards/card-benefits.ts'
import { CardsSkeleton } from '#src/features/cards/CardsSkeleton.tsx'
import { CardTile } from '#src/features/cards/CardTile.tsx'
import { CompareSheet } from '#src/features/cards/CompareSheet.tsx'
import { useCardFilters } from '#src/features/cards/use-card-filters.ts'
import { useCardList } from '#src/features/cards/use-card-list.ts'
import { useChooseCard } from '#src/features/cards/use-choose-card.ts'
import { useCompare } from '#src/features/cards/use-compare.ts'
import { GuideLink } from '#src/features/products/GuideLink.tsx'
import { NotOffered } from '#src/features/products/NotOffered.tsx'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { getBoot } from '#src/lib/boot.ts'
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx'
import { COMPARE_LIMIT } from '#src/ui/compare-limit.ts'
import { CompareTray } from '#src/ui/CompareTray.tsx'
import { CardArt } from '#src/ui/money/CardArt.tsx'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

const [ALL, UNSECURED, SECURED] = pathsOf('cardList')
const KINDS = [
  { kind: 'all', path: ALL },
  { kind: 'unsecured', path: UNSECURED, secured: 0 },
  { kind: 'secured', path: SECURED, secured: 1 },
] as const
type Kind = (typeof KINDS)[number]

const kindAt = (pathname: string): Kind => KINDS.find(({ path }) => pathname.startsWith(path)) ?? KINDS[0]
const isOf = (kind: Kind, card: PublicCreditCard) => !('secured' in kind) || kind.secured === card.secured

export function CardListPage() {
  const { kinds } = useBrand()
  return isOffered(kinds, 'cards') ? <CardList /> : <NotOffered kind="cards" />
}

/** Every card on offer with what it costs, for anybody; who presses Apply signs in first. */
function CardList() {
  const { t } = useTranslation('cards')
  const { pathname } = useLocation()
  const kind = kindAt(pathname)
  const cards = useCardList()
  const compare = useCompare()
  const filters = useCardFilters()

  return (
    <div className="wrap-c main">
      <PageTitle lead={t('lead')}>{t(`title.${kind.kind}`)}</PageTitle>
      {/* Drawn beforehand without what the address asks for: that comes with the cards. */}
      <KindSwitch current={kind} search={cards.data ? filters.added(compare.search) : ''} />
      <div className="mt12">
        <Note icon="info">
          {t('kinds')} {t('charge.meaning')} {getBoot().sandbox && t('illustrative')}
        </Note>
      </div>
      <p className="mt12">
        <GuideLink kind="cards" />
      </p>
      <Loaded query={cards} failed={t('failed')} space="mt20" waiting={<CardsSkeleton />}>
        {(all) => {
          const kindOnly = all.filter((card) => isOf(kind, card))
          const shown = kindOnly.filter((card) => filters.benefits.every((benefit) => hasBenefit(card, benefit)))
          if (kindOnly.length > 0)
            return (
              <>
                <BenefitFilters filters={filters} />
                {shown.length > 0 ? (
                  <Cards all={all} shown={shown} compare={compare} />
                ) : (
                  <NoneFits filters={filters} />
                )}
              </>
            )
          return (
            <EmptyState icon="document" title={t('empty.title')} text={t('empty.text')}>
              <LinkButton look="secondary" to={pathTo('products')}>
                {t('empty.action')}
              </LinkButton>
            </EmptyState>
          )
        }}
      </Loaded>
    </div>
  )
}

/** The three addresses of the list; what is put aside for comparison goes along. */
function KindSwitch({ current, search }: { current: Kind; search: string }) {
  const { t } = useTranslation('cards')
  return (
    <nav className="seg mt16" aria-label={t('kind.label')}>
      {KINDS.map((kind) => (
        <Link key={kind.kind} to={{ pathname: kind.path, search }} aria-current={kind === current ? 'page' : undefined}>
          {t(`kind.${kind.kind}`)}
        </Link>
      ))}
    </nav>
  )
}

type Filters = ReturnType<typeof useCardFilters>

/** Benefits by the banks' own words; several at a time narrow the list to cards that have them all. */
function BenefitFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation('cards')
  return (
    <ChoiceChips
      className="chips mt16"
      label={t('filter.legend')}
      choices={CARD_BENEFITS.map((benefit) => ({ value: benefit, text: t(`filter.${benefit}`) }))}
      isOn={(benefit) => filters.benefits.includes(benefit)}
      onChoose={filters.toggle}
    />
  )
}

function NoneFits({ filters }: { filters: Filters }) {
  const { t } = useTranslation('cards')
  return (
    <EmptyState icon="document" title={t('filter.none')} text={t('filter.noneText')}>
      <Button look="secondary" onClick={filters.clear}>
        {t('filter.clear')}
      </Button>
    </EmptyState>
  )
}

type CardsProps = {
  all: readonly PublicCreditCard[]
  shown: readonly PublicCreditCard[]
  compare: ReturnType<typeof useCompare>
}

function Cards({ all, shown, compare }: CardsProps) {
  const { t } = useTranslation('cards')
  const choose = useChooseCard()
  const [open, setOpen] = useState(false)
  const compared = compare.ids.flatMap((id) => all.filter((card) => card.category_id === id))
  const full = compared.length >= COMPARE_LIMIT
  const remove = (id: number) => {
    if (compared.length <= 2) setOpen(false)
    compare.put(id, false)
  }
  return (
    <>
      <p className="sm mut mt16">{t('order', { count: shown.length })}</p>
      <ul className="cc-grid mt12">
        {shown.map((card) => (
          <li key={card.category_id}>
            <CardTile card={card}>
              <div className="row between cc-acts">
                <label className="choice">
                  <input
                    type="checkbox"
                    checked={compare.ids.includes(card.category_id)}
                    disabled={full && !compare.ids.includes(card.category_id)}
                    onChange={(event) => compare.put(card.category_id, event.target.checked)}
                  />
                  <span>
                    {t('compare.add')}
                    <span className="sr">: {card.category_name}</span>
                  </span>
                </label>
                <Button onClick={() => choose(card)}>
                  {t('apply')}
                  <span className="sr">: {card.category_name}</span>
                </Button>
              </div>
            </CardTile>
          </li>
        ))}
      </ul>
      {compared.length > 0 && (
        <CompareTray
          words={{
            title: t('compare.title'),
            chosen: t('compare.chosen', { count: compared.length, limit: COMPARE_LIMIT }),
            clear: t('compare.clear'),
            open: t('compare.open'),
          }}
          onOpen={() => setOpen(true)}
          onClear={compare.clear}
        >
          {compared.map((card) => (
            <CardArt key={card.category_id} card={card} small />
          ))}
        </CompareTray>
      )}
      <CompareSheet
        open={open && compared.length > 1}
        cards={compared}
        onClose={() => setOpen(false)}
        onRemove={remove}
        onApply={choose}
      />
    </>
  )
}
