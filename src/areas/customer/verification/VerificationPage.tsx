import './verification.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { wayOn } from '#src/contract/product-paths.ts'
import { useChosenName, useStartHeading } from '#src/features/products/use-start-heading.ts'
import { CodeForm } from '#src/features/sign-in/CodeForm.tsx'
import { endSignIn, setPendingCode, usePendingCode } from '#src/features/sign-in/pending-code.ts'
import { SignInForm } from '#src/features/sign-in/SignInForm.tsx'
import { productsPath } from '#src/lib/boot.ts'
import { rememberedPath } from '#src/lib/remember.ts'
import { getSession, useSession } from '#src/lib/session/session-store.ts'
import { toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'

/** The screen that asked for the sign-in, the product's own, or all products for whoever came for none. */
const nextPath = (): string => rememberedPath('customer') ?? wayOn(getSession()) ?? productsPath()

/** Signing in: the number if no code is on its way, then the code. The guards decide where a customer belongs. */
export function VerificationPage() {
  const { t } = useTranslation('verification')
  const navigate = useNavigate()
  const pending = usePendingCode()
  const signedInBefore = useSession((session) => session.token !== null)
  const hasVisit = useSession((session) => session.prospectAppId !== null)
  const [haveCode, setHaveCode] = useState(false)
  const productType = useSession((session) => session.productType)
  const product = useChosenName()
  const location = useLocation()
  const start = useStartHeading(t('signIn'))
  // Come over from another device with what was begun there. Prerendered markup knows of neither visit nor history.
  const continues = hasVisit && (location.state as { continues?: boolean } | null)?.continues === true
  const begun = isLoanProduct(productType) ? t('continueLoan') : productType ? start : t('continueVisit')
  const heading = continues ? begun : start

  // “Log in” above leads here, too: pressed here, it leads into the form.
  const { key } = location
  const [first] = useState(key)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (key !== first) page.current?.querySelector('input')?.focus()
  }, [key, first])

  const signedIn = (marketingSaved: boolean) => {
    if (!marketingSaved) toast.warning(t('news.notSaved'))
    void navigate(nextPath(), { replace: true })
    endSignIn()
  }

  const changeNumber = () => {
    setPendingCode(null)
    setHaveCode(false)
  }

  if (signedInBefore && !pending && !haveCode) return <Navigate to={nextPath()} replace />
  return (
    <div className="wrap-c main otp-page" ref={page}>
      {pending || haveCode ? (
        <div className="otp-card">
          {product && <p className="b mut">{product}</p>}
          <CodeForm pending={pending} onChangeNumber={changeNumber} onSignedIn={signedIn} />
        </div>
      ) : (
        <>
          <SignInForm heading={heading} headingLevel={1} onSent={() => undefined} />
          {hasVisit && (
            <div className="mt16">
              <Button look="text" full onClick={() => setHaveCode(true)}>
                {t('haveCode')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
