import { useState } from 'react';
import { showToast } from '#web/toast-queue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Verdict } from '#web/ui/verdict.tsx';
import { KitPart } from './kit-part.tsx';

export function KitFeedback() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <KitPart title="Verdicts and badges">
        <div className="flex flex-wrap gap-3">
          <Verdict kind="good" word="Good" />
          <Verdict kind="look" word="Look closer" />
          <Verdict kind="warning" word="Warning" />
          <Verdict kind="unknown" word="Unknown" />
          <Badge>Sample data</Badge>
        </div>
      </KitPart>
      <KitPart title="Notices">
        <Notice tone="good">Your password was changed.</Notice>
        <Notice tone="look">Two readings of the odometer are far apart.</Notice>
        <Notice tone="warning">The sticker could not be made. Nothing was charged.</Notice>
        <Notice tone="unknown">This page is not available yet.</Notice>
      </KitPart>
      <KitPart title="Progress">
        <Progress label="Nothing yet" percent={0} />
        <Progress label="Making the report" percent={62} step="Asking for recalls" />
        <Progress label="Done" percent={100} />
        <Progress label="Nobody can tell" percent={null} />
      </KitPart>
      <KitPart title="Dialog and toast">
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
          <Button look="secondary" onClick={() => showToast({ tone: 'good', title: 'Saved' })}>
            Show a toast
          </Button>
          <Button
            look="secondary"
            onClick={() => showToast({ tone: 'warning', title: 'Not saved', text: 'Check your connection.' })}
          >
            Show a warning
          </Button>
        </div>
        <Dialog
          actions={
            <>
              <Button look="secondary" onClick={close}>
                Keep it
              </Button>
              <Button look="danger" onClick={close}>
                Delete it
              </Button>
            </>
          }
          closeLabel="Close"
          isOpen={isOpen}
          onClose={close}
          text="The report stays in your list, and you can order it again."
          title="Delete this copy?"
        />
      </KitPart>
    </>
  );
}
