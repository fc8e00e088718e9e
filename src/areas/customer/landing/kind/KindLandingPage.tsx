import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { needsProfileAlone } from '#src/contract/entities/shared/loan-products.ts'
import { marketedKind } from '#src/contract/marketed-kinds.ts'
import type { MarketedKind } from '#src/contract/marketed-kinds.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { kindStart } from '#src/contract/product-paths.ts'
import { GuideLink } from '#src/features/products/GuideLink.tsx'
import { NotOffered } from '#src/features/products/NotOffered.tsx'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { publishedRange } from '#src/lib/published.ts'
import { forgetPath } from '#src/lib/remember.ts'
import { loadSession } from '#src/lib/session/load-session.ts'
import { patchSession, useSession } from '#src/lib/session/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { Hero } from '../Hero.tsx'
import { Promises, QuestionCard } from '../LandingSections.tsx'
import { KindFacts } from './KindFacts.tsx'

const QUESTIONS = ['first', 'second', 'third'] as const

/** The landing page of one kind of loan: its own words, what is on offer, and the way into its product. */
export function KindLandingPage() {
  const { pathname } = useLocation()
  const kind = marketedKind(pathname.split('/')[1])
  const { kinds } = useBrand()
  if (!kind) return null
  return isOffered(kinds, kind.kind) ? <KindLanding kind={kind} /> : <NotOffered kind={kind.kind} />
}

function KindLanding({ kind }: { kind: MarketedKind }) {
  const { segment, productType, enquiry } = kind
  const { t } = useTranslation(['landing', 'kind', `kind-${segment}`])
  const own = (key: string) => t(`kind-${segment}:${key}`)
  const navigate = useNavigate()
  const signedIn = useSession((session) => session.token !== null)

  useEffect(() => {
    // After the sign-in they say where it goes on; who is signed in chooses with the button.
    if (signedIn) return
    patchSession({ urlSegment: segment, productType })
    // What was wanted before is not wanted now.
    forgetPath('customer')
  }, [productType, segment, signedIn])

  const goOn = async () => {
    const { setSession } = await loadSession()
    await setSession({ urlSegment: segment, ...(productType && { productType, productId: null }) })
    await navigate(kindStart(kind))
  }
  return (
    <>
      <Hero
        headline={own('headline')}
        lead={own('lead')}
        productType={productType}
        example={needsProfileAlone(productType) ? publishedRange('personal')?.example : undefined}
        action={
          signedIn ? (
            <Button full onClick={() => void goOn().catch(toastError)}>
              {t('kind:goOn')}
            </Button>
          ) : undefined
        }
      />
      <div className="wrap-c end">
        <section className="mt40" aria-labelledby="facts-title">
          <h2 className="h1" id="facts-title">
            {t('kind:facts')}
          </h2>
          <KindFacts kind={kind} />
          <p className="mt12">
            <GuideLink kind={kind.kind} />
          </p>
          {enquiry && (
            <div className="mt16">
              <Note tone="warn">{t('kind:enquiry')}</Note>
            </div>
          )}
        </section>
        <Promises />
        <QuestionCard
          questions={QUESTIONS.map((question) => ({ ask: own(`faq.${question}.q`), answer: own(`faq.${question}.a`) }))}
        />
        <p className="mt24">
          <Link className="link" to={pathTo('landing')}>
            {t('kind:others')}
          </Link>
        </p>
      </div>
    </>
  )
}
