"""What was done before the Director came: where its own Law takes over."""

import pytest

from lawcore import SUBJECTS
from tests.lawcore.editions import covered
from tests.lawcore.second.agreement import rulings

SUBJECT = SUBJECTS["before_director"]
EDITION = pytest.mark.parametrize("edition", covered(SUBJECT), ids=int)


@EDITION
def test_an_order_that_decides_goes_over_at_once_and_one_that_adds_does_not(edition: int) -> None:
    orders = [ordered.order for ruling in rulings(SUBJECT, edition) for ordered in ruling.orders]
    leads = [order for order in orders if order.leads_to is not None]
    assert {order.decides is not None for order in leads} == {True, False}
    for order in leads:
        assert order.leads_to is not None
        assert order.leads_to.at_once is (order.decides is not None), order
