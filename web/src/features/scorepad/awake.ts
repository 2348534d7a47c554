/** For `$effect(stayAwake)`: the screen stays on while the pad lies on the table, where the browser can do that. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null); // a battery that is nearly empty
    if (over) void lock?.release();
  };
  void take();
  document.addEventListener("visibilitychange", take);
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}

export const canStayAwake = (): boolean => "wakeLock" in navigator;
