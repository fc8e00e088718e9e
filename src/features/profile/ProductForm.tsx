import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { fieldId } from '#src/ui/form/fields/use-field.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import { AnswersAside } from './AnswersAside.tsx'
import { answersOf, missingSteps, screenOfSlug, slugOf, stepsFor, SUMMARY } from './forms/form-step.ts'
import type { FormScreen } from './forms/form-step.ts'
import type { ProductFormView } from './forms/step-view.ts'
import type { Draft } from './saving/device-draft.ts'
import { refusedStep } from './saving/form-store.ts'
import { useAutosave } from './saving/use-autosave.ts'
import { StepForm } from './StepForm.tsx'
import { StepHeader } from './StepHeader.tsx'
import { SummaryStep } from './SummaryStep.tsx'
import { UpdateNotice } from './UpdateNotice.tsx'
import { useFinish } from './use-finish.ts'

interface ProductFormProps {
  form: ProductFormView
  profile: ServedProfile
  details: ApplicationDetails
  appId: string | null
  /** What an earlier page kept on this device and never saved. */
  found: Draft | null
}

/** The wizard: where the customer is comes from the address bar, what they answered from the server and the autosave. */
export function ProductForm({ form, profile, details, appId, found }: ProductFormProps) {
  const { t } = useTranslation('profile')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { plan } = form
  const answers = useMemo(() => answersOf(profile, details), [profile, details])
  const steps = stepsFor(plan, answers)
  const missing = missingSteps(plan, profile, details).map(({ name }) => name)
  const [firstOpen] = useState(() => missing[0] ?? steps[0]?.name ?? SUMMARY)
  const screen = screenOfSlug(steps, params.get('step')) ?? firstOpen
  const { keeper, state } = useAutosave(profile.user_id, found, plan.product, appId)
  const wide = useWide()
  const [lookingBack, setLookingBack] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(screen)

  const open = (next: FormScreen) => setParams({ step: slugOf(plan, next) })
  const { finish, finishing, failure } = useFinish(form, profile.user_id, keeper, open)

  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [screen])

  const step = steps.find(({ name }) => name === screen)
  const position = step ? steps.indexOf(step) : steps.length
  const ends = wide || plan.short === true
  const done = async () => {
    await form.beforeNext?.(screen)
    // Whoever changed one answer from the last look comes back to it.
    if (lookingBack) {
      setLookingBack(false)
      return open(SUMMARY)
    }
    const next = steps[position + 1]
    if (next) open(next.name)
    else if (ends) await finish()
    else open(SUMMARY)
  }
  const back = () => {
    const before = steps[position - 1]
    if (before) open(before.name)
    else void navigate(form.after ?? pathTo('products'))
  }
  const later = () => {
    void keeper.flush()
    void navigate(pathTo('products'))
  }

  const showRefused = () => {
    const refused = refusedStep(steps, keeper)
    if (!refused) return
    if (refused.step.name === screen) document.getElementById(fieldId(refused.field))?.focus()
    else open(refused.step.name)
  }

  const words = step?.words ?? 'profile:summary'
  const header = (
    <>
      <StepHeader
        steps={steps}
        step={step}
        state={state}
        onRetry={() => void keeper.flush()}
        onShowRefused={showRefused}
      />
      <div className="mt24">
        <PageTitle ref={heading} lead={t(`${words}.lead`)}>
          {t(`${words}.title`)}
        </PageTitle>
      </div>
      {LOANS[plan.product].updates.length > 0 && profile.pl_update_required === 1 && (
        <UpdateNotice steps={steps} missing={missing} onOpen={open} />
      )}
    </>
  )
  const onOpen = (name: FormScreen) => {
    setLookingBack(screen === SUMMARY)
    open(name)
  }
  const list = { answers, steps, missing, views: form.views, current: screen, onOpen }
  const shared = {
    header,
    aside: wide && steps.length > 1 && <AnswersAside {...list} />,
    busy: finishing,
    problem: failure,
    lastLabel: t(form.lastButton ?? 'profile:seeOffers'),
    onBack: back,
    onLater: later,
  }
  const view = form.views[screen]
  if (!step || !view) return <SummaryStep {...shared} list={list} onDone={() => void finish()} />
  return (
    <StepForm
      key={screen}
      {...shared}
      step={step}
      Inputs={view.Inputs}
      profile={profile}
      answers={answers}
      keeper={keeper}
      last={position === steps.length - 1 && ends}
      onDone={done}
    />
  )
}
