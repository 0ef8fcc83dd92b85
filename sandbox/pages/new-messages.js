// Shows the messages that came while another window or tab was in front.
const shown = document.querySelector('[data-newest]').dataset.newest;
let isAsking = false;
async function look() {
  if (isAsking || document.hidden) return;
  isAsking = true;
  try {
    const [newest] = await (await fetch('/sandbox/outbox.json')).json();
    if ((newest?.sentAt ?? '') !== shown) location.reload();
  } finally {
    isAsking = false;
  }
}
addEventListener('focus', look);
document.addEventListener('visibilitychange', look);
