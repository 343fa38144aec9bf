/** A grey shape where something will be, so that nothing jumps when it arrives. */
export function Skeleton({ className = 'h-5 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-md bg-line ${className}`} />;
}

export function PageSkeleton() {
  return (
    <div aria-busy="true" className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-8 sm:px-6 sm:py-12">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-5 w-full max-w-md" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
