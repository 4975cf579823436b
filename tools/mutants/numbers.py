"""The numbers of the provisions in force, as they were recorded.

Those of the revoke are in the specification, and tests/lawcore/cases/in_full/revoke.toml has them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from lawcore import Edition, Subject
from lawcore.engine.article import Remark
from tests.lawcore.editions import as_of, covered

NUMBERS: Mapping[str, Mapping[int, str]] = {
    "call_out_of_turn": {
        2007: """
            J46 9B2 10C1 10C2 16D 16D* 16D2 23 23* 25 26 26*x3 26B 26B* 27A1 27A2x2 28* 28A 28B
            28B* 29*x2 29A 29A*x2 29B 29B*x3 29C 30*x2 30A 30A* 30B* 30B1 30B2* 30B2(a) 30B2(b)
            30B3 30C 31*x3 31A 31A* 31A1 31A1*x2 31A2* 31A2(a)x2 31A2(a)* 31A2(b)x2 31A2(b)* 31Bx2
            31B* 32 32*x2 32A 32A* 32B 32B1 32B2x2 32B2* 36
        """,
        2017: """
            J43 J46 J47 J48 J61 9B2 10C1 10C2 16C 16C2x2 16C3 23* 23Ax2 23A*x3 23B 23C 25 25* 26A
            26B 26B*x4 27 27A1 27A2x3 28* 28A 28B 28B* 29*x2 29A 29A*x2 29Bx2 29B*x7 29C 30* 30A
            30B1* 30B1(a)x2 30B1(b) 30B1(b)(i) 30B1(b)(ii)x2 30B2 30C 31*x5 31A 31A* 31A1 31A1*x3
            31A2 31A2*x3 31A2(a) 31A2(b)x2 31B* 31B1x2 31B2x2 31C 32 32* 32A 32A1 32A2 32A2*x2
            32A2(a) 32A2(b)x2 32B1x2 32B2x2 32C 36 72C 72C*
        """,
    },
    "changed_call": {
        2017: """
            J41 J42 J64 J65 9B2 10C1 10C2 16B1 16C 17Dx2 23A 23A*x2 23C 25A*x2 25A1 25A2 25A2* 25A3
            25A4x2 25A5 25A6 25B*x3 25B1 25B1*x5 25B2x2 25B2*x2 25B3 26A 26B 26B*x2 27C
        """,
    },
    "comparable": {
        2017: """
            J43 23Ax3 23A*x3 23A1 23A2 23A3 23Cx2 85A1
        """,
    },
    "exposed_card": {
        2017: """
            J50 6D1 16C 16C3 16D1 16D2 16D3 24x5 24*x6 24A 24Bx2 24Cx2 24D 24E 24E* 48A 49x2 49*x2
            50 50*x2 50B 50C 50D2 50E1 50E2 50E3 50E4 51* 51A 51B1 51B2 72C 74C5
        """,
    },
    "inadmissible_call": {
        2017: """
            J49 16B1 16Cx2 19A3 19B3 22B 23A 23A*x2 23C 25A1 26A 26B 26B*x3 35* 36*x3 36Ax2 36B*x3
            36B1 36B2x2 36B2* 36B3 36B4x2 36B4* 36C 37* 37A 37B* 37B1 37B2 38*x2 38A 38B 38Cx2
            38Dx2 39* 39A 39B 39C 72C 72C*
        """,
    },
    "insufficient_bid": {
        2007: """
            J41 J44 J45 9B2 10C1x2 10C2 16A1(a) 16D 16D* 23 25A1x2 26 26*x3 27*x3 27A1x2 27A1*x3
            27A2 27Bx2 27B*x5 27B1* 27B1(a) 27B1(a)* 27B1(b) 27B1(b)*x2 27B2x2 27B2*x2 27B3x4
            27B3*x3 27B4x5 27B4*x3 27Cx2 27C*x2 27D 27D* 31
        """,
        2017: """
            J41 J43 J44 J45 9B2 10C1x2 10C2 16A1(a) 16C 16C* 23Ax2 23A*x2 23C 25A1 25A2x2 26Ax2
            26A* 26B 26B*x3 27*x3 27A1x2 27A1*x3 27A2 27Bx2 27B*x6 27B1* 27B1(a) 27B1(b) 27B2x2
            27B2* 27B3x4 27B3*x3 27B4x5 27B4*x3 27Cx2 27C*x2 27D 27D* 31 72C
        """,
    },
    "opening_lead": {
        2017: """
            J51 9B2 10C1 10C2 16C 41* 41Ax2 41B 41C 47E1 50D2 54x2 54*x7 54A 54B 54C 54D 54E
        """,
    },
    "lead_restriction": {
        2007: """
            16D 25A1 26x2 26*x4 26A*x2 26A1 26A2 26B 27B1(a) 28B 31A1 36A 37A 38D 39
        """,
        2017: """
            J47 23C 25A1 26A 26Bx3 26B*x7 27B1(a) 28B 29A 31A1 36A 37A 38D 39B 59 61A
        """,
    },
    "claim": {
        1997: """
            J18 J23 16 48B1 48B2 49 54 57A 62A 63A*x2 63A3 64A 68 68*x2 68Ax2 68Bx2 68B* 68Dx2
            68D*x4 69A 69A* 69B 69B*x3 70* 70Ax2 70A*x2 70B1 70B2 70B3 70C 70C*x2 70C1 70C2 70C3
            70D 70D* 70Ex3 70E*x3 71 71*x3 71A 71A* 71B 71C 79Cx2 79C*x2
        """,
        2007: """
            J9 J18 J23 J25 16 16D 48B1 48B2 49 54 57A 62A 63A*x2 63A3 64A 68 68*x2 68Ax2 68B1 68B2
            68B2* 68Dx2 68D*x4 69A 69A* 69B 69B*x2 69B1 69B1* 69B2 69B2* 70* 70Ax2 70A*x3 70B1 70B2
            70B3 70C 70C*x2 70C1 70C2 70C3 70D1 70D1* 70D2 70D3 70E* 70E1x3 70E1*x2 70E2 71 71*x3
            71(1) 71(2) 79Cx2 79C*x2
        """,
        2017: """
            J17 J18 J23 J25 16 16C 48B1 48B2 49 54 57A 62A 63A*x2 63A1 63A3 63A4 64A 68 68*x2 68Ax2
            68B1 68B2 68B2* 68D1* 68D2*x2 68D2(a)x2 68D2(a)* 68D2(b)*x2 68D2(b)(i) 68D2(b)(ii) 69A
            69A* 69B 69B*x2 69B1 69B1* 69B2 69B2* 70* 70Ax2 70A*x3 70B1 70B2 70B3 70C 70C*x2 70C1
            70C2 70C3 70D1 70D1* 70D2 70E1x2 70E1*x3 70E2 71 71*x3 71A 71B 79Cx2 79C*x2
        """,
    },
    "penalty_card": {
        1997: """
            J12 J20 J24 J26 J27 14B 16 16A 16C 24x2 24*x2 24B 42B1 45E1 47E1 47E1*x2 48A 48A* 49x4
            49*x5 50*x6 50A 50A* 50Bx5 50B*x2 50C 50C* 50D* 50D1x2 50D2x3 50D2*x5 50D2(a) 50D2(a)*
            50D2(b) 50D2(b)* 51A 51B1* 51B1(a) 51B1(b) 51B2 51B2* 51B2(a) 51B2(b) 52A 52A*x2 52B
            52B1x2 52B2x2 54D 56 57*x4 57A 57A*x5 57A1 57A2 57A3 57B 57C 58B*x2 58B1 58B2 58B3 58B4
            59 60A1 60A2 60A3 60B 61A 61A*x3 62B1x2 62C2 67B2x2 68 68*x2 68D 72B1
        """,
        2007: """
            J12 J19 J20 J24 J26 J27 J62 14B4 16 16Dx2 23 24 24* 24B 45E1 47E1 47E1*x3 48A 48A* 49x4
            49*x4 50*x6 50A 50A* 50Bx5 50B*x2 50C 50C* 50D* 50D1(a) 50D1(b) 50D2x3 50D2*x5 50D2(a)
            50D2(a)* 50D2(b) 50D2(b)* 50E1 50E2 50E3 51A 51B1* 51B1(a) 51B1(b) 51B2 51B2* 51B2(a)
            51B2(b) 52A 52A*x2 52B 52B1* 52B1(a)x2 52B1(b) 52B1(c) 52B2x2 54D 56 57*x4 57A 57A*x5
            57A1 57A2 57A3 57B 57C1 57C2 58B*x2 58B1 58B2 58B3 58B4 59 60A1 60A2 60A3 60B 61A
            61A*x3 61B2(b) 62B1x2 62C2 67B2x2 68 68*x2 68B2 68D
        """,
        2017: """
            J12 J19 J20 J24 J26 J62 14B4 16 16B1 16Cx2 24B 24E 24E* 26B 45E1 47E1 47E1*x3 48A 48A*
            49x4 49*x3 50*x6 50A 50A* 50Bx5 50B*x2 50C 50C* 50D* 50D1(a) 50D1(b) 50D2x3 50D2*x5
            50D2(a) 50D2(a)* 50D2(b) 50D2(b)*x2 50E1 50E2 50E3 50E4 51A 51B1* 51B1(a) 51B1(b) 51B2
            51B2* 51B2(a) 51B2(b) 51B2(c) 52A 52A*x2 52B 52B1* 52B1(a)x2 52B1(b) 52B1(c) 52B2x2 54D
            56B 57*x3 57A 57A*x5 57A1 57A2 57A3 57A4 57B 57C1 57C2 57C3 57D 57D* 58B*x2 58B1 58B2
            58B3 58B4 59 60A1 60A2 60A3 60B 61A 61A*x3 61B2(b) 62B1 62C2 62C3 67B2(a) 68 68*x2 68B2
            68D 72C
        """,
    },
    "lead_out_of_turn": {
        2007: """
            J20 J28 10C2 10C2* 16D 23 23* 41A 47E1 50B 50D2 50E 50E* 53*x2 53Ax3 53A*x4 53B 53C 54
            54* 54A 54A*x2 54B 54B1 54B2 54C 54C*x2 54D 54D* 54E 55* 55Ax3 55A* 55B* 55B1 55B2 55C
            56 56*x2 60A1 60A3 60A3* 60B 72B1
        """,
        2017: """
            J20 10C2 10C2* 16Cx2 24D 41A 47E1 50B 50D2 50E* 50E1 50E2 50E3 50E4 53*x2 53Ax2 53A*x5
            53B 53C 54 54* 54A 54A* 54B 54B1 54B2 54C 54C*x2 54D 54D* 54E 55* 55Ax3 55A* 55B* 55B1
            55B2 55C 56* 56A 56B 56B* 57D 57D* 60A1 60A3 60A3* 60B 60C 72B1 72C 72C*
        """,
    },
    "played_card": {
        1997: """
            J21 J63 16C1 16C2 44C 45A 45C* 45C1 45C2x3 45C3 45C3* 45C4*x2 45C4(a) 45C4(b)x4
            45C4(b)*x5 45C5 45D 45D*x3 45E* 45E1 45E2 46A*x2 46B 46B*x2 46B1x3 46B1*x3 46B2 46B2*
            46B3* 46B3(a) 46B3(b) 46B3(b)* 46B4 46B4* 46B5 47C 47D 47D*x2 48A 49 58A 58A* 61A 62A
            64B3
        """,
        2007: """
            J21 J63 16D1 16D2 44C 45A 45C* 45C1 45C2 45C2(a) 45C2(b) 45C3 45C3* 45C4*x2 45C4(a)
            45C4(b)x5 45C4(b)*x5 45C5 45D 45D*x3 45E* 45E1 45E2 46A*x2 46B 46B*x2 46B1*x3 46B1(a)
            46B1(b) 46B1(c) 46B2 46B2* 46B3* 46B3(a) 46B3(b) 46B3(b)* 46B4 46B4* 46B5 47C 47D
            47D*x2 47F* 47F2 48A 49 58A 58A* 61A 62A 64B3
        """,
        2017: """
            J21 J63 16C1 16C2 44C 45A 45C* 45C1 45C2 45C2(a) 45C2(b) 45C3 45C3* 45C4*x2 45C4(a)
            45C4(b)x4 45C4(b)*x5 45C5 45D*x2 45D1 45D1* 45D2 45E* 45E1 45E2 46A*x2 46B 46B*x2
            46B1*x4 46B1(a) 46B1(b) 46B1(c) 46B2 46B2* 46B3* 46B3(a) 46B3(b) 46B3(b)* 46B4 46B4*
            46B5 46B5* 47C 47D 47D*x2 47F* 47F2 48A 49 58A 58A* 61A 62A 64B3
        """,
    },
    "dummy": {
        1997: """
            J10 J12 J13 J32 9A2(b) 9B1 16Ax2 42A1 42A2 42B 42B1x2 42B1* 42B2 42B3 43A1*x3 43A1(a)x2
            43A1(b) 43A1(c)x2 43A2 43A2* 43A2(a) 43A2(b) 43A2(c) 43B*x2 43B1 43B1* 43B2(a) 43B2(b)
            43B3x2 43B3* 44C 45F 61A 61A*x2 61B 64B3 75D2
        """,
        2007: """
            J10 J12 J31 J32 9A3x2 9B1(b) 12B1 16Bx2 20F5(b)(ii) 42A1 42A2 42B 42B1 42B2 42B3
            43A1*x3 43A1(a)x2 43A1(b) 43A1(c)x2 43A2 43A2* 43A2(a) 43A2(b) 43A2(c) 43B*x2 43B1
            43B1* 43B2(a) 43B2(b) 43B3 43B3*x2 44C 45F 61A 61A*x2 61B2(a) 61B2(b) 61B2(b)* 64B3
        """,
        2017: """
            J10 J12 J32 9A3 9A4 9B1(b) 16B1 16B3 20F5(b)(ii) 42A1 42A2 42A3 42B 42B1 42B2 42B3
            43A1*x3 43A1(a)x2 43A1(b) 43A1(c)x2 43A2 43A2* 43A2(a) 43A2(b) 43A2(c) 43A3 43B*x2 43B1
            43B1* 43B2(a) 43B2(b) 43B3x2 43B3*x2 44C 45F 61A 61A*x2 61B2(a) 61B2(b) 61B2(b)* 64B3
        """,
    },
    "inquiry": {
        1997: """
            J12 J13 J32 9A2(a) 16A 16A* 42B 42B1x2 43A1* 43A2 43B1 43B1* 43B2(b) 43B3x2 61A 61A*x2
            61Bx4 61B* 63B 66Ax2 66B 66C
        """,
        2007: """
            J12 J32 9A2 12B1 16B 16B* 42B 42B1 43A1* 43A2 43B1 43B1* 43B2(b) 43B3 43B3* 61A 61A*x2
            61B1 61B2(a) 61B2(b) 61B3x2 61B3* 62C3 66Ax2 66B 66C
        """,
        2017: """
            J12 J32 9A2 16B* 16B1 42B 42B1 43A1* 43A2 43B1 43B1* 43B2(b) 43B3x2 43B3* 61A 61A*x2
            61B1 61B2(a) 61B2(b) 61B3 61B3* 61C 66Ax2 66B 66C
        """,
    },
    "unauthorised_information": {
        2017: """
            J52 J53 J54 J55 12B* 12B1x2 12C* 12C1(b) 12C1(c) 12C1(e) 16B*x17 16B1x2 16B1(a)x6
            16B1(b)x3 16B2 16B3x3 16C* 16C2x9 16C3x3 16D*x2 16D1 16D2 16D2(c) 16D2(d) 16D3 73C1
            73C2 73D1 74C5 75A 83 85A1x3
        """,
    },
    "misinformation": {
        2017: """
            J56 J57 12B*x6 12B1x5 12C* 12C1(b) 12C1(c) 12C1(e) 16C* 16C1 16C2 17D1 20F* 20F1 20F2
            20F4(a) 20F5(b)(i) 20F5(b)(ii) 21*x3 21B*x9 21B1(a)x8 21B1(b) 21B2 21B3x5 22A 40B3(a)
            40B3(b) 40C1 41A 47E*x3 47E2(a)x3 47E2(b)x6 75A 75B1 75B2x2 75B3 75Cx2 75D2 75D3 83
            85A1
        """,
    },
    "before_director": {
        2017: """
            9A1 9A2 9A3 9A4 9A5 9B1(a) 9B1(c) 9B2x2 9B2*x2 9C 10Ax2 10A* 10B 10C2 10C3 11A 11A*x5
            11B 12A3 16B1 25B 27A1 28B 29A 35 53 53A 60A1 72B2 81C3 81C4 81C5 82C 82C*
        """,
    },
    "wrong_cards": {
        2017: """
            12C1(b) 13*x2 13A* 13A1 13A2 13B* 13B1x2 13B2 13C 13D 14*x2 14A* 14A1 14A2 14A3 14B*x2
            14B1 14B2 14B3 14B4x2 14C 67 86B
        """,
    },
    "wrong_board": {
        2017: """
            5Bx2 6D2 6D3 7B1 7B3 12A2 15A* 15A1x2 15A2(a) 15A2(b) 15A2(c) 15A3 15A4 15B*x2 15B1
            15B2 15B3 16D*x2 16D1 16D2* 16D2(a) 16D2(b) 16D2(c) 16D2(d) 16D3x2 74C5 82A 82A* 82B1
            86B 87A 87B 87C 90B5 90B6
        """,
    },
    "score": {
        2017: """
            6D3 12A2 12B2 12C* 12C1(a) 12C1(a)* 12C1(b) 12C1(c) 12C1(d) 12C1(e) 12C2* 12C2(a)
            12C2(a)*x2 12C2(b) 12C2(c) 12C4 15B3* 66D 79A2 79B*x2 79B1 79B2 79B2* 79B3 79C* 79C1x2
            79C2 81C3 82B* 82B2 85A1 86* 86Ax2 86B1 86B2* 86B2(a) 86B2(b) 86B2(c) 86B3 92B
        """,
    },
    "premature_play": {
        2017: """
            16C 47E1 47E1* 57* 57A 57A* 57C1 57C2 57C3 57D 57D* 60A1 60A2 60A3
        """,
    },
    "simultaneous": {
        2017: """
            16C 48A 57D 58A 58A* 58B*x2 58B1 58B2x2 58B3 58B4
        """,
    },
    "defective_trick": {
        2017: """
            64A2 67A* 67A1 67A2 67B* 67B1* 67B1(a) 67B1(b) 67B2(a) 67B2(b) 67B3
        """,
    },
    "inspection": {
        2017: """
            9A2 16B1 43A1(b) 65B3 65B3*x3 65D 66*x2 66Ax3 66B 66C 66C* 66D 66D*x2 85A1
        """,
    },
    "rotation": {
        2017: """
            12A1 16B1 16C 17D3x2 17D3*x2 18Fx3 18F* 22Ax2 33 41C
        """,
    },
    "asking": {
        2017: """
            12A1x2 12B* 12B1 12C* 12C1(b) 12C1(c) 12C1(e) 16B1x2 20A 20Bx2 20B* 20C1 20C2x2 20D
            20Ex4 20E* 20F*x2 20F1x4 20F2x3 20F3 20F4(a) 20F5(a) 20F5(b)(i) 20F5(b)(ii) 20F6 20G1
            20G2 20G3 40B2(b)x2 40B2(b)* 40B2(c)(ii) 40B2(c)(iii)x2 40B2(c)(iv) 41Bx4 41C 47E1 73B1
            73D2 75B2 75C 83 83* 90A
        """,
    },
    "conduct": {
        2017: """
            12A1 12B*x2 12B1x2 12C* 12C1(b) 12C1(c) 12C1(e) 12C2(a) 12C3 16B1 16D1 40A3 40B*
            40B2(a)(v) 40B3* 40B3(a) 40B3(b) 40B4 40B4* 40B5(a) 40B5(b)x3 40B5(b)* 40C* 40C1x4
            40C1*x2 40C2 72B* 72B1 72B3 72C 73B1 73B2 73D* 73D1 73D2 73E1x2 73E2x6 73E2*x3 74* 74A1
            74B2 74B3 74C* 74C2 74C3 74C4 74C5 74C6 74C7 76* 76A1 76B3 76B4 76B5 76C2 76C2* 81B2
            81C3 82B2 83 83* 85A1 90* 90Ax2 90B1 90B2 90B3 90B4 90B5 90B6 90B7 90B8 91Ax3 91B
        """,
    },
    "appeal": {
        2017: """
            83 91A 92Ax2 92B 92C 92D1x2 92D2x2 93A 93B1x2 93B2 93B3x3 93C1 93C2
        """,
    },
}
"""By subject and edition; a heading over others has a star, and x2 stands for two of a number."""


def numbers(subject: Subject, edition: Edition) -> Counter[str]:
    """How many provisions have each number; headings have a star."""
    rules = subject.books[edition].rules
    return Counter(
        rule.number if provision.cited or isinstance(provision, Remark) else f"{rule.number}*"
        for provision, rule in rules.items()
    )


def recorded(subject: str, edition: Edition) -> Counter[str]:
    """How many provisions were recorded under each number."""
    pairs = (number.partition("x") for number in as_of(NUMBERS[subject], edition).split())
    return Counter({number: int(times or 1) for number, _, times in pairs})


def differences(subject: Subject) -> Iterator[str]:
    """Yield every edition whose provisions have other numbers than those recorded."""
    for edition in covered(subject):
        found, expected = numbers(subject, edition), recorded(subject.name, edition)
        if found != expected:
            yield f"{int(edition)}: {found - expected} for {expected - found}"
