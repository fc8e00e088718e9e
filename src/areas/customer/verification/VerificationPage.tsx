import './verification.css'
import { memo, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { wayOn } from '#src/contract/product-paths.ts'
import { useChosenName, useStartHeading } from '#src/features/products/use-start-heading.ts'
import { CodeForm } from '#src/features/sign-in/CodeForm.tsx'
import { endSignIn, setPendingCode, usePendingCode } from '#src/features/sign-in/pending-code.ts'
import type { PendingCode } from '#src/features/sign-in/pending-code.ts'
import { SignInForm } from '#src/features/sign-in/SignInForm.tsx'
import { productsPath } from '#src/lib/boot.ts'
import { rememberedPath } from '#src/lib/remember.ts'
import { getSession, useSession } from '#src/lib/session/session-store.ts'
import { toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'

/** The screen that asked for the sign-in, the product's own, or all products for whoever came for none. */
const nextPath = (): string => rememberedPath('customer') ?? wayOn(getSession()) ?? productsPath()

interface SignInProps {
  pending: PendingCode | null
  haveCode: boolean
  onHaveCode: (have: boolean) => void
}

/** The guards decide where a customer belongs. */
export function VerificationPage() {
  const signedIn = useSession((session) => session.token !== null)
  const pending = usePendingCode()
  const [haveCode, setHaveCode] = useState(false)
  if (signedIn && !pending && !haveCode) return <Navigate to={nextPath()} replace />
  return <SignIn pending={pending} haveCode={haveCode} onHaveCode={setHaveCode} />
}

/** Signing in: the number if no code is on its way, then the code. Not drawn anew for the session that it brings. */
const SignIn = memo(function SignIn({ pending, haveCode, onHaveCode }: SignInProps) {
  const { t } = useTranslation('verification')
  const navigate = useNavigate()
  const hasVisit = useSession((session) => session.prospectAppId !== null)
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

  // The form stands until the next screen does.
  const isOver = useRef(false)
  useEffect(
    () => () => {
      if (isOver.current) endSignIn()
    },
    [],
  )

  const signedIn = (marketingSaved: boolean) => {
    if (!marketingSaved) toast.warning(t('news.notSaved'))
    isOver.current = true
    void navigate(nextPath(), { replace: true })
  }

  const changeNumber = () => {
    setPendingCode(null)
    onHaveCode(false)
  }

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
              <Button look="text" full onClick={() => onHaveCode(true)}>
                {t('haveCode')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
})
