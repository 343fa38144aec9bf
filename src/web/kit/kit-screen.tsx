export function KitScreen() {
  return <h1 className="font-bold text-title">Kit</h1>;
}
