-- {"playing": {"table": "heather-1gwe6-j5835-gs22r-eghqh", "keys": ["keZ3pR-VqN8hBmA7zMy-a7rb3eXGuGsq", "rN9HQ1IPbsI4ErRuzJWBUuFsmfYAPwKm"]}, "over": {"table": "heather-c0214-dfdx1-me41q-nex0b", "keys": ["770u6CtPIE2YGrbt_k9klRVn8lF-P3G-", "GC8xleSmuH5w7zZkz_ITGUFAqE9hHw9b"]}, "lobby": {"table": "larch-f2j29-wpp79-1vsh8-z6jk2", "keys": ["cWIf4LMpajO_srvf24EBsPUcYQ08fPHl"]}}
BEGIN TRANSACTION;
CREATE TABLE awake (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        seconds REAL NOT NULL
    ) STRICT;
INSERT INTO "awake" VALUES(1,1.07423723300007623038e+00);
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
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',0,-1,'draw castle','','db11a1575ccce5b8','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',1,-1,'draw laboratory','','d3e1a3fde69aa448','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',2,-1,'draw hunters-hut','','1a8f725f1696d910','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',3,-1,'draw mage-tower','','69d360b00e58ec7c','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',4,-1,'draw ore-works','','6869d12c9db689ee','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',5,-1,'draw mage-tower','','9403f2c0e8a10a75','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',6,-1,'draw hunters-hut','','615a1ac57d206dd7','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',7,-1,'draw castle','','bfb84df13616e44d','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',8,-1,'draw mage-tower','','79bef2d7a20e382d','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',9,-1,'draw crystal-mine','','10f52197792fd707','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',10,-1,'first 0','','fc04b77ab443fdd4','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',11,-1,'reveal laboratory','','f56da690d2d5ac6c','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',12,-1,'reveal fair','','8b09f42fb08758b5','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',13,-1,'reveal fair','','ce99025f58f811aa','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',14,-1,'reveal laboratory','','dbb49d902b4cf8d9','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',15,-1,'reveal bakery-mill','','e5d109c3ecf399bf','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',16,-1,'reveal ore-works','','19184ab28a9e1fdf','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',17,0,'exchange mage-tower ore-works','m17','f7752824caea1d7c','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',18,1,'exchange hunters-hut bakery-mill','m18','594832f58ac80276','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',19,0,'exchange castle hunters-hut','m19','7601cd03edefd103','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',20,1,'exchange mage-tower mage-tower','m20','17d100c335fdbd05','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',21,0,'exchange laboratory laboratory','m21','3b33ae88f2d0e538','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',22,1,'pass','m22','21b8f58e153b877a','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',23,0,'pass','m23','4860b2309a912f42','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',24,0,'choose ore-works','m24','f40633c472e3678e','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',25,1,'choose mage-tower','m25','7c919574bea1dc88','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',26,0,'take-back','m26','ba5d3251df5de469','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',27,1,'buy wheat','m27','adb71c4fd1887e96','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-1gwe6-j5835-gs22r-eghqh',28,1,'sell wheat','m28','fe6991fe07c4011d','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',0,-1,'draw sawmill','','7f41554f05beaabf','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',1,-1,'draw hunters-hut','','659e29df535f4e36','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',2,-1,'draw bakery-mill','','d029b51b8de38dba','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',3,-1,'draw ore-works','','40c547fe30e7bae5','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',4,-1,'draw laboratory','','eb20a3facc3a14ec','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',5,-1,'draw kvass-yard','','bd107d60528e6ee5','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',6,-1,'draw bakery-mill','','e06bdc13f996063b','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',7,-1,'draw farm','','793f827424dbdcfd','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',8,-1,'draw castle','','e12594ec77f655dd','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',9,-1,'draw armoury','','f37f404cb97a52ae','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',10,-1,'first 0','','e5ab9e84e3713e98','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',11,-1,'reveal armoury','','09faea5dd9ea1167','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',12,-1,'reveal farm','','21427f2511dc8f7f','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',13,-1,'reveal hunters-hut','','b63485cf968eb8e3','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',14,-1,'reveal crystal-mine','','1b9cada7889c62e7','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',15,-1,'reveal castle','','f1051c7730b27754','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',16,-1,'reveal crystal-mine','','7a8ebd2081acadcb','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',17,0,'exchange ore-works farm','m17','42e619e3ebb63f1f','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',18,1,'exchange kvass-yard castle','m18','46d2c3e9fb3c5096','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',19,0,'exchange farm armoury','m19','c0517050fd1f4142','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',20,1,'exchange farm hunters-hut','m20','60974ba827bf872c','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',21,0,'exchange hunters-hut ore-works','m21','c62e24018955b3d1','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',22,1,'exchange armoury kvass-yard','m22','97e27dd36f9bbf48','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',23,0,'pass','m23','af84f32d8fccaf53','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',24,1,'pass','m24','f384cd97bba59ce9','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',25,0,'choose bakery-mill','m25','eb48e274c157b847','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',26,1,'choose kvass-yard','m26','cf7ccd05e7426290','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',27,0,'take-back','m27','2b68f9f89da8e172','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',28,1,'take-back','m28','125a9c85d4a8fdc4','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',29,0,'discard bakery-mill','m29','45a5afab1efe81aa','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',30,0,'discard ore-works','m30','1198b61bca34a9ea','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',31,0,'discard armoury','m31','d565563f65d2769c','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',32,0,'done','m32','a967ee17c0437106','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',33,1,'discard bakery-mill','m33','0618c03bb85d2ad9','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',34,1,'discard kvass-yard','m34','98a4e2714e9aee0a','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',35,1,'done','m35','8bd188b1d604ffbb','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',36,-1,'draw sawmill','','443e67a09b34b948','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',37,-1,'draw kvass-yard','','a8319393d2c32756','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',38,-1,'draw mage-tower','','4d6a55f30a7dbac4','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',39,-1,'draw rebuilding','','e0df18814f60292d','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',40,-1,'draw laboratory','','1883368352e4913a','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',41,-1,'reveal fair','','fade59b83fe39c71','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',42,-1,'reveal farm','','1368ea190122b9a8','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',43,-1,'reveal laboratory','','9b4586fc4e8fdf27','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',44,-1,'reveal castle','','c944c1b0c6db1de7','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',45,-1,'reveal castle','','2b42d2389bc05444','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',46,-1,'reveal charcoal-burner','','3d65bb0ea5e91c54','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',47,0,'exchange laboratory castle','m47','22a73312121415da','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',48,1,'exchange laboratory charcoal-burner','m48','13387fca00eeea0b','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',49,0,'pass','m49','18d5bcca534aec91','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',50,1,'pass','m50','b3599d31cff428b6','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',51,0,'choose sawmill','m51','9a642bd6418ffc42','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',52,1,'choose charcoal-burner','m52','a1b8a96f13e4af25','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',53,0,'apply','m53','76cb586032d7664e','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',54,1,'discard-card','m54','7e06af14eb25e019','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',55,0,'choose kvass-yard','m55','6d286c6863760a0c','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',56,1,'choose castle','m56','56fc5daa6dc93e81','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',57,0,'take-back','m57','ee5f312c28ad9ced','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',58,1,'take-back','m58','f33ff80f7752c4be','2026-11-20 00:03:02');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',59,0,'sell wood','m59','b6d01171945d4546','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',60,0,'discard sawmill','m60','a9ded5d0fcefed86','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',61,0,'discard mage-tower','m61','8913899aa624d5c4','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',62,0,'discard castle','m62','a66ecbaff866f1c1','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',63,0,'sell wood','m63','863dbd6d7048e8cc','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',64,0,'discard kvass-yard','m64','1c8ec1d7f6024ca5','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',65,0,'done','m65','ba55b7e8764657fe','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',66,1,'discard castle','m66','2e1a0ec8e27ab54a','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',67,1,'discard hunters-hut','m67','b61ef0acf5c6ff18','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',68,1,'done','m68','50de1427be2eeace','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',69,-1,'draw farm','','d7c62a25b71dc52e','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',70,-1,'draw crystal-mine','','e6fb5462622fd069','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',71,-1,'draw charcoal-burner','','f8c69507427bee46','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',72,-1,'draw kvass-yard','','f57b2d19342f98ea','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',73,-1,'draw charcoal-burner','','1a831e9fd8038f77','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',74,-1,'draw laboratory','','dfd48ed365e0af66','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',75,-1,'draw scouting','','31103d0ece9c2689','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',76,-1,'draw rebuilding','','a700b7f5762be519','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',77,-1,'reveal ore-works','','68b246f1df8d340d','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',78,-1,'reveal sawmill','','85dd6cffd3e8915f','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',79,-1,'reveal armoury','','4227cbf6c7ef6dee','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',80,-1,'reveal farm','','840e701b1585554b','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',81,-1,'reveal rebuilding','','efdc416001d4a414','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',82,-1,'reveal charcoal-burner','','8e0036f51db81ecb','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',83,1,'exchange scouting sawmill','m83','c1776f19a508559a','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',84,0,'exchange charcoal-burner farm','m84','f7d01a7fe2d16595','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',85,1,'pass','m85','d653488c3fdbeacd','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',86,0,'exchange farm charcoal-burner','m86','73af60fdf0eb8f65','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',87,0,'pass','m87','94d8d18d3b5e78ba','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',88,0,'choose kvass-yard','m88','156102fb711ec705','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',89,1,'choose sawmill','m89','bea8c7036f530d02','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',90,1,'take-back','m90','a72d2cf1875c5ba6','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',91,0,'discard-card','m91','3aeb84213472e1c9','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',92,0,'choose farm','m92','1a31bb297bea43f0','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',93,0,'discard-card','m93','74eab33194607951','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',94,0,'choose crystal-mine','m94','79238d106f803faa','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',95,0,'discard-card','m95','d1b252e5cfab4877','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',96,0,'choose charcoal-burner','m96','1e603c984b2f0e08','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',97,0,'discard-card','m97','ab2cf0ac6e950884','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',98,0,'choose charcoal-burner','m98','89d58ab6103a967f','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',99,0,'discard-card','m99','ef64ad20054f3972','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',100,0,'done','m100','6f2039c5ea385c8f','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',101,1,'discard laboratory','m101','5c5f4c4918f556df','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',102,1,'discard rebuilding','m102','9dc355ca79cb59b7','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',103,1,'discard rebuilding','m103','4a368c5164bc0614','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',104,1,'discard sawmill','m104','d80f5af64f6a06cc','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',105,1,'done','m105','7847a0528ac0c293','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',106,-1,'draw kvass-yard','','2f2734446f0eb691','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',107,-1,'draw fair','','3c741ff00ee27dd7','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',108,-1,'draw charcoal-burner','','46118ae02b4e8fad','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',109,-1,'draw crystal-mine','','eb3da82f83ee281a','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',110,-1,'draw bakery-mill','','6af334251b33a56e','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',111,-1,'draw mage-tower','','8a2c18da6429d867','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',112,-1,'draw theft','','8501062d9fc6c282','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',113,-1,'draw charcoal-burner','','2685d6653a4151f0','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',114,-1,'draw kvass-yard','','9231f188f43217ad','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',115,-1,'reveal charcoal-burner','','42a555dc6dc4e575','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',116,-1,'reveal armoury','','9635f4ba99ec7a33','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',117,-1,'reveal theft','','e4dcf6828a234de6','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',118,-1,'reveal rebuilding','','5b0b460f0fd3f1c4','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',119,-1,'reveal castle','','9cc9eb3a7e58b09d','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',120,-1,'reveal mage-tower','','79f3d5198466a98a','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',121,1,'exchange crystal-mine rebuilding','m121','11d4bb6d299ca39b','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',122,0,'exchange bakery-mill armoury','m122','0ee1e4da500c7dee','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',123,1,'pass','m123','33bf716c26bf2905','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',124,0,'pass','m124','f160389c2b699f59','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',125,0,'choose armoury','m125','f2691787489c0ea9','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',126,1,'choose rebuilding','m126','a71bed918f63e0cd','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',127,1,'take-back','m127','3b83f91e7031f472','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',128,0,'discard-card','m128','87d528cdad1cb9b3','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',129,0,'choose kvass-yard','m129','372719f3908c2c66','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',130,0,'discard-card','m130','31bcf7247c4bdfb2','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',131,0,'choose mage-tower','m131','ee0412b4cff93fea','2026-11-20 00:03:03');
INSERT INTO "entries" VALUES('heather-c0214-dfdx1-me41q-nex0b',132,0,'take-back','m132','b2fada3b92dbde24','2026-11-20 00:03:03');
CREATE TABLE keys (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            key_hash TEXT NOT NULL,
            PRIMARY KEY (table_id, key_hash)
        ) STRICT;
INSERT INTO "keys" VALUES('heather-1gwe6-j5835-gs22r-eghqh',0,'35c91f93d4328b3f0f25d29d141c2b58a7afcd8d1e594c6a4498df7adf9098f8');
INSERT INTO "keys" VALUES('heather-1gwe6-j5835-gs22r-eghqh',1,'43946c927f719c06763ca223cd16ed9adfe45e903e47d3be223f6b11eeffa6e8');
INSERT INTO "keys" VALUES('heather-c0214-dfdx1-me41q-nex0b',0,'8830a760c2fdeeecfe1572aabd29200c222613c77d363a7ee967edf6924231c5');
INSERT INTO "keys" VALUES('heather-c0214-dfdx1-me41q-nex0b',1,'9f77e3aca29b9c2ff5f877695084e5d65104b22c5431b2071bc61cf9196e3f03');
INSERT INTO "keys" VALUES('larch-f2j29-wpp79-1vsh8-z6jk2',0,'46744d2b78d2ce7c1834f00ab2330eba6345894dc517612047d7729250088c43');
CREATE TABLE requests (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            what TEXT NOT NULL,
            id_hash TEXT NOT NULL,
            body_hash TEXT NOT NULL,
            PRIMARY KEY (table_id, id_hash)
        ) STRICT;
INSERT INTO "requests" VALUES('heather-1gwe6-j5835-gs22r-eghqh',0,'create','78e5a3c65a6dd1cb75bad6e3b39eeec23a58ea300ac92943738f307c74d4cfb5','691bab88d1cdecee17466daea03bd3432e8d09c1f2d3ec1190e52c5896975343');
INSERT INTO "requests" VALUES('heather-1gwe6-j5835-gs22r-eghqh',1,'join','17372b9e8852beadb68b3834ec23ebf1d40e5a8d2f5b7b1a98b57d4aafc0250e','103f550196e78062b08419a3c7ac0d74abeb00f24923c7666ee6e73cb5607301');
INSERT INTO "requests" VALUES('heather-c0214-dfdx1-me41q-nex0b',0,'create','366dd37b8e9bb8790facc58da934bb0ada20cb528cf701fda3213a379fa2cd41','6bbbab5ab75dd2a66ffe8203d269a38bc0523633b66a9b0d36688a767f3aa044');
INSERT INTO "requests" VALUES('heather-c0214-dfdx1-me41q-nex0b',1,'join','c12c87e91fd02886d2aa53cac2bad94d19c31fd43670d8ee7226878156943d0f','103f550196e78062b08419a3c7ac0d74abeb00f24923c7666ee6e73cb5607301');
INSERT INTO "requests" VALUES('larch-f2j29-wpp79-1vsh8-z6jk2',0,'create','ccfd7fbe5d4a8381b8d175776d294ccaf08a682ff05e059440a4702863447f32','691bab88d1cdecee17466daea03bd3432e8d09c1f2d3ec1190e52c5896975343');
CREATE TABLE reviews (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        text TEXT NOT NULL
    ) STRICT;
CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            bot TEXT NOT NULL,
            code_hash TEXT NOT NULL, seal TEXT NOT NULL DEFAULT '', nonce TEXT NOT NULL DEFAULT '', awaited INTEGER NOT NULL DEFAULT 0, stand_in TEXT NOT NULL DEFAULT '', resigned INTEGER NOT NULL DEFAULT 0, hints INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (table_id, seat)
        ) STRICT;
INSERT INTO "seats" VALUES('heather-1gwe6-j5835-gs22r-eghqh',0,'human','Anna','','8c141f4cd4b146a52763e624ea5156298bac91969b85aec3256549f493a7a227','','',0,'',0,0);
INSERT INTO "seats" VALUES('heather-1gwe6-j5835-gs22r-eghqh',1,'human','Boris','','75dbb2466f4ae76add2de7184e3cf2dfa1617610fba17ec5f76a975e247e03fa','','',0,'',0,0);
INSERT INTO "seats" VALUES('heather-c0214-dfdx1-me41q-nex0b',0,'human','Anna','','ae942d6ed5388be277ef133e5ed543b927d17d8a210f02227b9d810761fd0a51','','',0,'',0,0);
INSERT INTO "seats" VALUES('heather-c0214-dfdx1-me41q-nex0b',1,'human','Boris','','3e30534bca1d3f4019bf7ebd8f9bdfa62ad6e547ac99cba9de44ee8cbc293840','','',0,'',0,0);
INSERT INTO "seats" VALUES('larch-f2j29-wpp79-1vsh8-z6jk2',0,'human','Anna','','ff0a7b810c28dcb5fd065e0c525ae633d34a8865123b14a66ca3544caa0f8ad0','','',0,'',0,0);
INSERT INTO "seats" VALUES('larch-f2j29-wpp79-1vsh8-z6jk2',1,'open','','','','','',0,'',0,0);
CREATE TABLE secrets (
            name TEXT PRIMARY KEY,
            value BLOB NOT NULL
        ) STRICT;
INSERT INTO "secrets" VALUES('requests',X'10EC8190E4A06D5007879B969DAD27A9C1F9991DFED55A0AF0974AD58481C616');
CREATE TABLE standings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        waiting TEXT NOT NULL,
        since REAL NOT NULL,
        clocks TEXT NOT NULL
    ) STRICT;
INSERT INTO "standings" VALUES('heather-1gwe6-j5835-gs22r-eghqh','[1]',1795132982.551,'{"hands": [[3649.944, null], [3639.932, 0.165]], "marks": [[17, [[3600.0, 0.046], [3600.0, null]]], [18, [[3609.986, null], [3600.0, 0.06]]], [19, [[3609.986, 0.073], [3609.987, null]]], [20, [[3619.971, null], [3609.987, 0.087]]], [21, [[3619.971, 0.093], [3619.982, null]]], [22, [[3629.965, null], [3619.982, 0.099]]], [23, [[3629.965, 0.113], [3629.968, null]]], [24, [[3629.958, 0.12], [3629.968, 0.12]]], [25, [[3639.952, null], [3629.968, 0.12]]], [26, [[3639.952, 0.136], [3639.952, null]]], [27, [[3649.944, null], [3639.952, 0.144]]], [28, [[3649.944, null], [3639.947, 0.149]]]]}');
INSERT INTO "standings" VALUES('heather-c0214-dfdx1-me41q-nex0b','[]',1795132983.48,'{"hands": [[3799.499, null], [3739.433, null]], "marks": [[64, [[3729.743, 0.648], [3679.73, 0.593]]], [65, [[3729.735, 0.657], [3679.73, 0.593]]], [66, [[3739.715, null], [3679.73, 0.593]]], [67, [[3739.715, null], [3679.63, 0.693]]], [68, [[3739.715, null], [3679.622, 0.701]]], [83, [[3739.715, null], [3679.609, 0.713]]], [84, [[3739.715, 0.729], [3689.594, null]]], [85, [[3749.707, null], [3689.594, 0.737]]], [86, [[3749.707, 0.749], [3699.582, null]]], [87, [[3749.695, 0.761], [3699.582, null]]], [88, [[3749.693, 0.763], [3699.582, 0.763]]], [89, [[3759.683, null], [3699.582, 0.763]]], [90, [[3759.683, null], [3699.556, 0.789]]], [91, [[3759.683, 0.793], [3709.552, null]]], [92, [[3759.667, 0.809], [3709.552, null]]], [93, [[3759.663, 0.813], [3709.552, null]]], [94, [[3759.655, 0.82], [3709.552, null]]], [95, [[3759.651, 0.824], [3709.552, null]]], [96, [[3759.636, 0.839], [3709.552, null]]], [97, [[3759.623, 0.853], [3709.552, null]]], [98, [[3759.609, 0.867], [3709.552, null]]], [99, [[3759.599, 0.877], [3709.552, null]]], [100, [[3759.588, 0.888], [3709.552, 0.888]]], [101, [[3769.575, null], [3709.552, 0.888]]], [102, [[3769.575, null], [3709.523, 0.917]]], [103, [[3769.575, null], [3709.511, 0.929]]], [104, [[3769.575, null], [3709.497, 0.942]]], [105, [[3769.575, null], [3709.491, 0.949]]], [121, [[3769.575, null], [3709.473, 0.966]]], [122, [[3769.575, 0.978], [3719.461, null]]], [123, [[3779.561, null], [3719.461, 0.993]]], [124, [[3779.561, 1.002], [3729.452, null]]], [125, [[3779.55, 1.013], [3729.452, 1.013]]], [126, [[3789.542, null], [3729.452, 1.013]]], [127, [[3789.542, null], [3729.435, 1.03]]], [128, [[3789.542, 1.032], [3739.433, null]]], [129, [[3789.538, 1.035], [3739.433, null]]], [130, [[3789.52, 1.053], [3739.433, null]]], [131, [[3789.506, 1.068], [3739.433, null]]], [132, [[3789.503, 1.07], [3739.433, null]]]]}');
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
INSERT INTO "tables" VALUES('heather-1gwe6-j5835-gs22r-eghqh','artificium','["base"]','{}',X'37D24CADAC63C0D5893A3E23551D50BAACA7E2B49AE7A0EFDC4AC694E0A04AA9',0,1,NULL,'2026-11-20 00:03:02','2','','2026-11-20 00:03:02',0,NULL,1,'{"kind": "bank", "seconds": 3600, "increment": 10, "bot": null}',1,1);
INSERT INTO "tables" VALUES('heather-c0214-dfdx1-me41q-nex0b','artificium','["base"]','{}',X'AFE48F0E6DF60CED196A9B525C8ADA271C592C253DC386501E2636C8A3213AB7',0,1,NULL,'2026-11-20 00:03:02','2','','2026-11-20 00:03:03',1,NULL,0,'{"kind": "bank", "seconds": 3600, "increment": 10, "bot": null}',1,1);
INSERT INTO "tables" VALUES('larch-f2j29-wpp79-1vsh8-z6jk2','artificium','["base"]','{}',X'97809C01731595FE14857FFB6823A1FD8FB0295DA58279F2DD51B2256F84BE28',0,0,NULL,'2026-11-20 00:03:03','2','','2026-11-20 00:03:03',0,NULL,1,'{"kind": "bank", "seconds": 3600, "increment": 10, "bot": null}',1,1);
CREATE TABLE talk (
        k INTEGER PRIMARY KEY,
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        text TEXT NOT NULL,
        id TEXT NOT NULL
    ) STRICT;
INSERT INTO "talk" VALUES(1,'heather-1gwe6-j5835-gs22r-eghqh',17,1,'said','hello','hello-1');
INSERT INTO "talk" VALUES(2,'heather-c0214-dfdx1-me41q-nex0b',17,1,'said','hello','hello-1');
CREATE INDEX tables_touched ON tables (touched_at);
CREATE INDEX tables_public ON tables (public) WHERE public = 1;
CREATE INDEX talk_of_table ON talk (table_id);
COMMIT;
PRAGMA user_version = 10;
