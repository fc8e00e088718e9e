import './guides.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { MARKETED_KINDS } from '#src/contract/marketed-kinds.ts'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { NotOffered } from '#src/features/products/NotOffered.tsx'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { LinkButton } from '#src/ui/site/Button.tsx'
import { QuestionCard } from '../landing/LandingSections.tsx'
import { QUESTIONS } from './guide-questions.ts'
import type { GuideKind } from './guide-questions.ts'

interface GuideFrameProps {
  kind: GuideKind
  children: ReactNode
}

/** A product explained: its own words and examples, questions, and the way to the product. */
export function GuideFrame({ kind, children }: GuideFrameProps) {
  const { kinds } = useBrand()
  return isOffered(kinds, kind) ? <Guide kind={kind}>{children}</Guide> : <NotOffered kind={kind} />
}

function Guide({ kind, children }: GuideFrameProps) {
  const { t } = useTranslation(['guides', 'guide-titles', `guide-${kind}`])
  const own = (key: string) => t(`guide-${kind}:${key}` as 'guides:title')
  const isCard = kind === 'cards'
  return (
    <article className="wrap-c main narrow prose guide">
      <nav className="sm mut" aria-label={t('guides:path')}>
        <Link to={pathTo('guides')}>{t(titleOf(PAGES.guides))}</Link>
      </nav>
      <PageTitle lead={own('lead')}>{own('title')}</PageTitle>
      {children}
      <QuestionCard
        questions={QUESTIONS.map((question) => ({ ask: own(`faq.${question}.q`), answer: own(`faq.${question}.a`) }))}
      />
      <section className="card tint pad row between wrap">
        <p className="grow">{t(isCard ? 'guides:next.cardsText' : 'guides:next.text')}</p>
        <LinkButton to={pathTo(MARKETED_KINDS.find((each) => each.kind === kind)?.page ?? 'landing')}>
          {t(isCard ? 'guides:next.cards' : 'guides:next.loans')}
        </LinkButton>
      </section>
    </article>
  )
}
