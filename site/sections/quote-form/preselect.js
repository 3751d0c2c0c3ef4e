// Selects the insurance type of the page that the visitor came from. This script runs right after the form is parsed and
// before it is painted, so the Medicare disclaimer causes no layout shift.
{
  const { origin } = location;
  const type = document.referrer.startsWith(`${origin}/`) && document.referrer.slice(origin.length).split(/[/?#]/)[1];
  const select = document.getElementById("insuranceType");
  const option = [...select.options].find(({ value }) => value === type);
  if (option && !select.value) option.selected = true;
}
