// Shows which page of the legacy app was asked for; without script the page still leads back to the portal.
const asked = document.getElementById('asked');
const show = () => {
  if (asked) asked.textContent = location.hash.slice(1) || '/';
};
addEventListener('hashchange', show);
show();
