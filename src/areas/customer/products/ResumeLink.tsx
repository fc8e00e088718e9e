import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { loadSession } from '#src/lib/session/load-session.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { toastError } from '#src/lib/toast.ts'
import { Icon } from '#src/ui/site/icons.tsx'

interface ResumeLinkProps {
  to: string
  /** The application that goes on. */
  of: Application | null
  title: string
  detail: string
  action: string
  /** Steps of the form, true where every answer was given. */
  done?: readonly boolean[]
}

/** The way on: it makes the application and its product the current ones. */
export function ResumeLink({ to, of, title, detail, action, done }: ResumeLinkProps) {
  const navigate = useNavigate()
  const take = async ({ app_id, product_type }: Application) => {
    const { setSession } = await loadSession()
    await setSession({ productType: product_type, productId: null, appId: app_id })
    await navigate(to)
  }
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!plain || of === null || of.product_type === getSession().productType) return
    event.preventDefault()
    take(of).catch(toastError)
  }
  return (
    <Link className="card tint row mt20 resume" to={to} onClick={onClick}>
      <span className="grow">
        <span className="h3 block">{title}</span>
        <span className="sm mut block">{detail}</span>
        {done && (
          <span className="resume-lane mt12" aria-hidden="true">
            {done.map((isDone, step) => (
              <span key={step} className={isDone ? 'done' : undefined} />
            ))}
          </span>
        )}
      </span>
      <span className="btn pri small only-d">{action}</span>
      <span className="mut only-m">
        <Icon name="chevronRight" />
      </span>
    </Link>
  )
}
