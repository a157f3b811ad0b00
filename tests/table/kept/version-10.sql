-- {"playing": {"table": "lime-mkrcs-1sza4-7m9ya-h4zfh", "keys": ["0IwxoGfyxU6d3__JRXkqkYmBdJMTKRzM", "xFTZNcQ815wm2uta7ENrW04pxRRczj2f"]}, "over": {"table": "birch-k7qm2-pxw4t-z9bd3-hvnrs", "keys": []}, "lobby": {"table": "chestnut-kfmja-6zjkr-qkm24-mqry7", "keys": ["-nc5LztIdNorWf0ofv3ROoA3jrfkGCoQ"]}}
BEGIN TRANSACTION;
CREATE TABLE awake (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        seconds REAL NOT NULL
    ) STRICT;
INSERT INTO "awake" VALUES(1,4.13266062499997133272e+00);
CREATE TABLE editions (
            digest TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            text TEXT NOT NULL
        ) STRICT;
CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id),
            n INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            line TEXT NOT NULL,
            id TEXT NOT NULL,
            mark TEXT NOT NULL,
            at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
            PRIMARY KEY (table_id, n)
        ) STRICT;
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',0,-1,'draw bakery-mill','id-0','0c15b5e02b45e9f7','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',1,-1,'draw armoury','id-1','98a53aeef72bd1fc','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',2,-1,'draw laboratory','id-2','58a14262438564a5','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',3,-1,'draw hunters-hut','id-3','4826b14ca1004c4f','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',4,-1,'draw hunters-hut','id-4','8e32fae332dbbd88','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',5,-1,'draw crystal-mine','id-5','902e9d83fe52fd1f','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',6,-1,'draw charcoal-burner','id-6','cd8e48260ca12cab','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',7,-1,'draw kvass-yard','id-7','aa528af6192d0aa4','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',8,-1,'draw theft','id-8','5cc5f72258300e1f','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',9,-1,'draw laboratory','id-9','59032482b3908323','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',10,-1,'first 0','id-10','417afb03af542332','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',11,-1,'reveal kvass-yard','id-11','4a5127c462bedeeb','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',12,-1,'reveal rebuilding','id-12','189b94c4a33bced3','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',13,-1,'reveal sawmill','id-13','bb6a4c1bd58e8ab3','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',14,-1,'reveal charcoal-burner','id-14','811fcd8d52db8415','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',15,-1,'reveal fair','id-15','b68bc08076ffd105','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',16,-1,'reveal fair','id-16','a1726aee712750fd','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',17,0,'pass','id-17','cbc2af122c9ced0b','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',18,0,'undo 17','id-18','a1726aee712750fd','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',19,0,'pass','id-19','cbc2af122c9ced0b','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',20,1,'pass','id-20','4096758bd321189a','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',21,0,'choose hunters-hut','id-21','323e58fd024ec7f6','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',22,1,'choose charcoal-burner','id-22','f654fa70e51ff070','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',23,0,'take-back','id-23','84e961ffe1ae8a1f','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',24,1,'take-back','id-24','74efe78f0567b73e','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',25,0,'done','id-25','afd596ef23688f9e','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',26,1,'done','id-26','5a1ac3cd6497f475','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',27,-1,'reveal scouting','id-27','948863a2747b2c0d','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',28,-1,'reveal kvass-yard','id-28','8c52f93034ccc02a','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',29,-1,'reveal hunters-hut','id-29','141203cec71603af','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',30,-1,'reveal theft','id-30','2e6d5039e9e44629','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',31,-1,'reveal crystal-mine','id-31','e349f518e4aec682','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',32,-1,'reveal crystal-mine','id-32','4bca06330ee01b55','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',33,0,'pass','id-33','14618c891a64c38d','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',34,1,'pass','id-34','070ac767ecff4f0d','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',35,0,'choose hunters-hut','id-35','0a2b8ca83835ca68','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',36,1,'choose charcoal-burner','id-36','0041cd162887734d','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',37,0,'take-back','id-37','a8910f370443978b','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',38,1,'take-back','id-38','029fc797f40c8150','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',39,0,'done','id-39','a8b28bc9b80d0dd5','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',40,1,'done','id-40','f5ea59c064719e18','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',41,-1,'reveal mage-tower','id-41','7259ab6cc7cb5eee','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',42,-1,'reveal rebuilding','id-42','740fe06cc668104c','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',43,-1,'reveal ore-works','id-43','7abaf1832fb75619','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',44,-1,'reveal sawmill','id-44','208844d9aa34f09b','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',45,-1,'reveal charcoal-burner','id-45','6b3a035f3b0bd55f','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',46,-1,'reveal mage-tower','id-46','c630dff90cdf4f30','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',47,0,'pass','id-47','3630303c5770cfb1','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',48,1,'pass','id-48','4eaeea56e48dee5c','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',49,0,'choose hunters-hut','id-49','913165e4594e744f','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',50,1,'choose charcoal-burner','id-50','a6f9db2eefaae26c','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',51,0,'take-back','id-51','b258d0d54330a43f','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',52,1,'take-back','id-52','81239ff8605be3ff','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',53,0,'done','id-53','c6571e6fc9b72290','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',54,1,'done','id-54','74bf233cad790151','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',55,-1,'reveal farm','id-55','b1c059684763e093','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',56,-1,'reveal mage-tower','id-56','7f63845683910b11','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',57,-1,'reveal mage-tower','id-57','89d3abe036e498a4','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',58,-1,'reveal hunters-hut','id-58','3c28972dfedc2f08','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',59,-1,'reveal castle','id-59','795082804d770110','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',60,-1,'reveal bakery-mill','id-60','c485c3c1670db463','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',61,0,'pass','id-61','57cf56e7d25ac0c0','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',62,1,'pass','id-62','b8d3289bce00611f','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',63,0,'choose hunters-hut','id-63','3e0bd93d7cac88cf','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',64,1,'choose charcoal-burner','id-64','56830fc6b18086d8','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',65,0,'take-back','id-65','94c4479326bc3f12','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',66,1,'take-back','id-66','c8acb216f63e5bf2','2026-11-19 23:38:21');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',0,-1,'draw hunters-hut','','20a259867bb28abf','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',1,-1,'draw fair','','298bb551e7cf8f9c','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',2,-1,'draw charcoal-burner','','54ba9ee35c92b5c2','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',3,-1,'draw scouting','','5b34560f9d5241bd','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',4,-1,'draw laboratory','','621a9d56c1027135','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',5,-1,'draw kvass-yard','','cc950a2e60060b14','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',6,-1,'draw rebuilding','','2ff80fe18dcf0cfb','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',7,-1,'draw mage-tower','','c8a39644b37f36ca','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',8,-1,'draw hunters-hut','','2c89be32bae41b33','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',9,-1,'draw farm','','794cd1f45ac1fa0b','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',10,-1,'first 1','','6b8f759de0e577fe','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',11,-1,'reveal mage-tower','','af861e7d66bd1986','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',12,-1,'reveal kvass-yard','','eb6bf9bc01257458','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',13,-1,'reveal farm','','19050a8ee5d7ff70','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',14,-1,'reveal ore-works','','d97dee8e2c7b463e','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',15,-1,'reveal mage-tower','','0f3ff06d0c4c355e','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',16,-1,'reveal farm','','8013b1f99664b50a','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',17,1,'pass','59495311-883d-4191-959d-e2dcc15a2156','59ba2c5fba176d6d','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',18,0,'pass','282026d7-b9f9-4e8e-a291-d86f3c385411','a8d85e566d1ab696','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',19,0,'choose charcoal-burner','e01fbc0e-32f0-40c3-8f10-4c4ebcd29f33','310c141cc7b20966','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',20,1,'choose farm','9a0c1b99-9413-45c6-b2e3-ec4b94393681','29820a4bbdc6f067','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',21,1,'buy wood','abcf871c-6728-4db3-9524-def9b31f571f','df1abcbaf45e6406','2026-11-19 23:38:26');
INSERT INTO "entries" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',22,1,'buy wood','0cf1de50-b25d-44c7-91de-bb7bdcc69097','97b5c23ddaa9762b','2026-11-19 23:38:26');
CREATE TABLE keys (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            key_hash TEXT NOT NULL,
            PRIMARY KEY (table_id, key_hash)
        ) STRICT;
INSERT INTO "keys" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',0,'15ff1a460931c3d8c912460d5aa0b6da9abc88357ea0990428e069eb2b1e3642');
INSERT INTO "keys" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',1,'61df4a10a799381bec6d9e7219d88cfb8b67026863d0dce43cc8d9077c87a851');
INSERT INTO "keys" VALUES('chestnut-kfmja-6zjkr-qkm24-mqry7',0,'d2d6fdb2e11e1e8e0806cec3edbc291acc4284ef7769c0b3a5bda5e7bac3144e');
CREATE TABLE requests (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            what TEXT NOT NULL,
            id_hash TEXT NOT NULL,
            body_hash TEXT NOT NULL,
            PRIMARY KEY (table_id, id_hash)
        ) STRICT;
INSERT INTO "requests" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',0,'create','8af8d6b19deefdf1c5fba3ea49d19759008a52002a01b9ff2c56f9ecf9f07a3b','1ae049c3e99dc5ed123e06f295205cd9cd346efe80664122170cc907bfb739b6');
INSERT INTO "requests" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',1,'join','2c73d10f8b97c0fb10ff35cb36b77b63deddd51689c5f28ef58d283f68a9b71c','707e8941c444d9bc36f984e262ff70498d129280ddf748d632efa73c94144a01');
INSERT INTO "requests" VALUES('chestnut-kfmja-6zjkr-qkm24-mqry7',0,'create','d85de2805ffeb8bd94b909851bc30b4d4f9b219d43f07d0f0db10d7b63e0eb29','1ae049c3e99dc5ed123e06f295205cd9cd346efe80664122170cc907bfb739b6');
CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        text TEXT NOT NULL
    ) STRICT;
INSERT INTO "reviews" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs','{"format": "artel-review", "version": 2, "game": "artificium", "record": "93c41487cbe72fb2aa67a35e7c27aec7", "thoughts": 1, "moves": 65, "curve": [{"at": 0, "by": null, "points": [5241, 5138], "chances": [53, 47]}, {"at": 17, "by": -1, "points": [4617, 6109], "chances": [14, 86]}, {"at": 18, "by": 0, "points": [4470, 6182], "chances": [11, 89]}, {"at": 19, "by": 1, "points": [4348, 5633], "chances": [17, 83]}, {"at": 20, "by": 0, "points": [4348, 5633], "chances": [17, 83]}, {"at": 21, "by": 1, "points": [4348, 5633], "chances": [17, 83]}, {"at": 22, "by": 0, "points": [3643, 4227], "chances": [33, 67]}, {"at": 23, "by": 1, "points": [3632, 3317], "chances": [60, 40]}, {"at": 24, "by": 0, "points": [3632, 3317], "chances": [60, 40]}, {"at": 25, "by": 1, "points": [3510, 3729], "chances": [43, 57]}, {"at": 31, "by": -1, "points": [3392, 3636], "chances": [42, 58]}, {"at": 32, "by": 0, "points": [2876, 2908], "chances": [49, 51]}, {"at": 33, "by": 1, "points": [2793, 3777], "chances": [22, 78]}, {"at": 34, "by": 0, "points": [2793, 3777], "chances": [22, 78]}, {"at": 35, "by": 1, "points": [2793, 3777], "chances": [22, 78]}, {"at": 36, "by": 0, "points": [2457, 2610], "chances": [45, 55]}, {"at": 37, "by": 1, "points": [2295, 1988], "chances": [60, 40]}, {"at": 38, "by": 0, "points": [2257, 1988], "chances": [59, 41]}, {"at": 39, "by": 1, "points": [2218, 2412], "chances": [43, 57]}, {"at": 45, "by": -1, "points": [2016, 1962], "chances": [52, 48]}, {"at": 46, "by": 0, "points": [1683, 2097], "chances": [35, 65]}, {"at": 47, "by": 1, "points": [1591, 2579], "chances": [19, 81]}, {"at": 48, "by": 0, "points": [1591, 2579], "chances": [19, 81]}, {"at": 49, "by": 1, "points": [1591, 2579], "chances": [19, 81]}, {"at": 50, "by": 0, "points": [1271, 1534], "chances": [41, 59]}, {"at": 51, "by": 1, "points": [1185, 921], "chances": [59, 41]}, {"at": 52, "by": 0, "points": [1351, 921], "chances": [65, 35]}, {"at": 53, "by": 1, "points": [1100, 650], "chances": [72, 28]}, {"at": 59, "by": -1, "points": [700, 1600], "chances": [13, 87]}, {"at": 60, "by": 0, "points": [700, 1150], "chances": [28, 72]}, {"at": 61, "by": 1, "points": [700, 1400], "chances": [19, 81]}, {"at": 62, "by": 0, "points": [700, 1400], "chances": [19, 81]}, {"at": 63, "by": 1, "points": [700, 1400], "chances": [19, 81]}, {"at": 64, "by": 0, "points": [100, 500], "chances": [30, 70]}, {"at": 65, "by": 1, "points": [100, 100], "chances": [50, 50]}], "swings": [{"at": 17, "seat": 0, "played": "pass", "better": "exchange armoury fair", "cost": 1033, "error": 0, "reasons": [{"group": "coins", "points": 478}, {"group": "plan", "points": 269}, {"group": "rivals", "points": -21}], "chances": {"better": 59, "played": 29}}, {"at": 64, "seat": 1, "played": "take-back", "better": "buy wood", "cost": 700, "error": 0, "reasons": [{"group": "plan", "points": 220}, {"group": "cards", "points": 155}, {"group": "points", "points": 137}], "chances": {"better": 70, "played": 35}}], "dearest": [0, 1], "players": [{"first": 103, "last": 0, "luck": -2722, "skill": 2659, "others": 1424, "estimate": -1464, "given": 1033}, {"first": -103, "last": 0, "luck": 2722, "skill": -1424, "others": -2659, "estimate": 1464, "given": 700}], "summary": [{"id": "review-shared", "values": {"count": 2, "points": 1}}, {"id": "review-dearest", "values": {"seat": 0, "at": 18, "points": 10.3}}, {"id": "review-luck", "values": {"seat": 1, "points": 27.2, "target": 0, "less": -27.2}}]}');
CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            code_hash TEXT NOT NULL, seal TEXT NOT NULL DEFAULT '', nonce TEXT NOT NULL DEFAULT '', awaited INTEGER NOT NULL DEFAULT 0, stand_in TEXT NOT NULL DEFAULT '', resigned INTEGER NOT NULL DEFAULT 0, hints INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (table_id, seat)
        ) STRICT;
INSERT INTO "seats" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',0,'human','Anna','','','','',0,'',0,0);
INSERT INTO "seats" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs',1,'human','Boris','','','','',0,'',0,0);
INSERT INTO "seats" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',0,'human','Anna','','0c5f17cc4c249cc13a9f9f6ba4c982e9373622cc0827754b0783d37eef414c16','','',0,'',0,0);
INSERT INTO "seats" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh',1,'human','Boris','','8f0cc298567248d883f0ca074e0fa004612a329471aa6a415f23a52c69304c59','','',0,'',0,0);
INSERT INTO "seats" VALUES('chestnut-kfmja-6zjkr-qkm24-mqry7',0,'human','Anna','','6a746d2904b0c160f5e590b0619b2317aa1417c17c87fc4476118b6447ab7306','','',0,'',0,0);
INSERT INTO "seats" VALUES('chestnut-kfmja-6zjkr-qkm24-mqry7',1,'open','','','','','',0,'',0,0);
CREATE TABLE secrets (
            name TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) STRICT;
INSERT INTO "secrets" VALUES('requests',X'5AC26F2838C78F877B08E1B1A2038A388EE59B96B4E68A7D9FD58C0E92C746D2');
CREATE TABLE standings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        waiting TEXT NOT NULL,
        since REAL NOT NULL,
        clocks TEXT NOT NULL
    ) STRICT;
INSERT INTO "standings" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh','[1]',1795131506.813,'');
CREATE TABLE tables (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            modules TEXT NOT NULL,
            options TEXT NOT NULL,
            seed BLOB NOT NULL,
            creator INTEGER NOT NULL,
            started INTEGER NOT NULL DEFAULT 0,
            rematch TEXT,
            created_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
        , versions TEXT NOT NULL DEFAULT '', edition TEXT NOT NULL DEFAULT '', touched_at TEXT NOT NULL DEFAULT '', over INTEGER, ended_at TEXT, public INTEGER NOT NULL DEFAULT 0, clock TEXT NOT NULL DEFAULT '', points INTEGER NOT NULL DEFAULT 1, hints INTEGER) STRICT;
INSERT INTO "tables" VALUES('birch-k7qm2-pxw4t-z9bd3-hvnrs','artificium','["base"]','{}',X'50D858E0985ECC7F60418AAF0CC5AB587F42C2570A884095A9E8CCACD0F6545C',0,1,NULL,'2026-11-19 23:38:21','2','','2026-11-19 23:38:21',0,NULL,0,'',1,NULL);
INSERT INTO "tables" VALUES('lime-mkrcs-1sza4-7m9ya-h4zfh','artificium','["base"]','{}',X'010399A3C08D1CA91BDEDC8C2915AB6CBDDA89281326231C8DCBDEC42A605525',0,1,NULL,'2026-11-19 23:38:26','2','','2026-11-19 23:38:26',0,NULL,0,'',1,NULL);
INSERT INTO "tables" VALUES('chestnut-kfmja-6zjkr-qkm24-mqry7','artificium','["base"]','{}',X'A86FA12C8326432CC254BFA5C5637FA7BF50F1FB00FC368A79381C26F524A120',0,0,NULL,'2026-11-19 23:38:26','2','','2026-11-19 23:38:26',0,NULL,0,'',1,NULL);
CREATE TABLE talk (
        k INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        id TEXT NOT NULL
    ) STRICT;
CREATE INDEX tables_touched ON tables (touched_at);
CREATE INDEX tables_public ON tables (public) WHERE public = 1;
CREATE INDEX talk_of_table ON talk (table_id);
COMMIT;
PRAGMA user_version = 10;
